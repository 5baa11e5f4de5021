/**
 * Shows the shop's own page when a page cannot be reached. Pages come from the network alone: what is kept is that one page in each
 * language with its styles, fonts and drawing, the same for everybody, and nothing of a visitor.
 */
const CACHE = 'offline-v1'
const DAY_MS = 86_400_000
const offlinePath = (pathname) => {
  const [, first] = pathname.split('/')
  return first === 'en' || first === 'es' ? `/${first}/offline` : '/offline'
}

/** Stores a page and the files that it shows, unless it was stored today. */
async function store(path) {
  const cache = await caches.open(CACHE)
  const known = await cache.match(path)
  if (known && Date.now() - Date.parse(known.headers.get('date')) < DAY_MS) return
  const page = await fetch(path, { credentials: 'omit' })
  if (!page.ok) return
  const html = await page.clone().text()
  const files =
    html.match(/(?<=(?:href|src|srcSet|srcset)=")\/(?:assets|art)\/[^"# ]+\.(?:css|woff2|avif|webp|svg)/g) ??
    []
  const isNew = await Promise.all(
    [...new Set(files)].map(async (file) => ((await cache.match(file)) ? [] : [file])),
  )
  await cache.addAll(isNew.flat())
  await cache.put(path, page)
}

addEventListener('install', (event) => {
  skipWaiting()
  event.waitUntil(Promise.all(['/', '/en', '/es'].map((path) => store(offlinePath(path)))))
})

addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([clients.claim(), registration.navigationPreload?.enable()]))
})

async function answerPage(event) {
  const path = offlinePath(new URL(event.request.url).pathname)
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request))
    event.waitUntil(store(path).catch(() => undefined))
    return answer
  } catch (error) {
    const page = await caches.match(path)
    if (!page) throw error
    return page
  }
}

addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') event.respondWith(answerPage(event))
  else if (!navigator.onLine)
    event.respondWith(caches.match(request.url).then((file) => file ?? fetch(request)))
})
