export default (load, preloads, alone) => {
  let wanted = null
  let fetched = 0
  let isStarted = false
  const quiet = (work) => (window.requestIdleCallback ?? setTimeout)(work, { timeout: 2000 })
  const fetchNext = () => {
    const href = preloads[fetched++]
    if (href)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    return href
  }
  const fetchQuietly = () => fetchNext() && quiet(fetchQuietly)
  const start = async () => {
    if (isStarted) return
    isStarted = true
    while (fetchNext());
    for (const index of alone) {
      await import(preloads[index])
      await new Promise((done) => setTimeout(done))
    }
    void load(preloads)
  }
  const hold = (event) => {
    start()
    const field = event.type === 'change' && event.target.closest('select,[type=checkbox],[type=radio]')
    const button = event.type === 'click' && event.target.closest('button')
    if (field) wanted = { field, value: field.value, checked: field.checked }
    if (!button) return
    event.preventDefault()
    wanted = { button }
    setTimeout(() => wanted && release(false), 8000)
  }
  const release = (hasScripts) => {
    for (const type of ['click', 'change']) removeEventListener(type, hold, true)
    const { button, field, value, checked } = wanted ?? {}
    wanted = null
    if (button && (hasScripts || button.form)) button.click()
    if (!hasScripts || !field) return
    if (field.type === 'checkbox' || field.type === 'radio') {
      if (field.checked !== checked) field.click()
      return
    }
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const sign = () => {
    delete document.documentElement.dataset.fresh
    start()
  }
  for (const type of ['click', 'change']) addEventListener(type, hold, true)
  for (const type of ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'scroll'])
    addEventListener(type, sign, { once: true, passive: true })
  addEventListener('shop:ready', () => release(true), { once: true })
  const isKnown = () => {
    try {
      return localStorage.length > 0
    } catch {
      return false
    }
  }
  const arrive = () => {
    if ('fresh' in document.documentElement.dataset) document.documentElement.dataset.fresh = 'near'
    if (isKnown()) return start()
    fetchQuietly()
    setTimeout(start, 8000)
  }
  const isInView = (image) => image.complete && image.getBoundingClientRect().top < innerHeight
  const painted = async () => {
    const decoded = [...document.images].filter(isInView).map((image) => image.decode())
    await Promise.race([Promise.allSettled(decoded), new Promise((done) => setTimeout(done, 1000))])
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  }
  const idle = () => painted().then(() => quiet(arrive))
  if (document.readyState === 'complete') idle()
  else addEventListener('load', idle, { once: true })
}
