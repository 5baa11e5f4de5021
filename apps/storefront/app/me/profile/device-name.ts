/** What a browser calls itself, taken apart; null where it does not say. */
export type Device = { browser: string | null; system: string | null; isMobile: boolean }

/** In the order in which they must be tried: most browsers name others too. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?(?:iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/FxiOS\/|Firefox\//, 'Firefox'],
  [/CriOS\/|Chrome\/|Chromium\//, 'Chrome'],
  [/Version\/[\d.]+.*Safari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPad/, 'iPad'],
  [/iPhone|iPod/, 'iPhone'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows NT/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
]

const find = (list: typeof browsers, text: string) => list.find(([sign]) => sign.test(text))?.[1] ?? null

/** Browser and system of a `User-Agent`, as far as a person needs them to know a device again. */
export function readDevice(userAgent: string): Device {
  const system = find(systems, userAgent)
  return {
    browser: find(browsers, userAgent),
    system,
    isMobile: system === 'iPhone' || (system === 'Android' && /Mobile/.test(userAgent)),
  }
}
