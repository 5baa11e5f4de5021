;(load, preloads, alone) => {
  let wanted = null
  let isStarted = false
  const start = async () => {
    if (isStarted) return
    isStarted = true
    for (const href of preloads)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
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
  for (const type of ['pointermove', 'pointerdown', 'keydown', 'scroll'])
    addEventListener(type, sign, { once: true, passive: true })
  addEventListener('shop:ready', () => release(true), { once: true })
  const idle = () =>
    requestAnimationFrame(() => (window.requestIdleCallback ?? setTimeout)(start, { timeout: 2000 }))
  if (document.readyState === 'complete') idle()
  else addEventListener('load', idle, { once: true })
}
