import type { Plugin } from 'vite'

const opening = '@layer properties{@supports'

/**
 * Leaves out what Tailwind writes for browsers without `@property` (before Safari 16.4 and Firefox 128), which its own floor
 * excludes. The build fails when it is no longer there, so that an update cannot bring it back unnoticed.
 */
export function lightStyles(): Plugin {
  return {
    name: 'light-styles',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      let found = false
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
        const text = String(file.source)
        const start = text.indexOf(opening)
        if (start < 0) continue
        found = true
        let depth = 0
        let end = start
        do {
          if (text[end] === '{') depth++
          if (text[end] === '}') depth--
          end++
        } while (depth > 0 || !text.slice(start, end).includes('{'))
        file.source = text.slice(0, start) + text.slice(end)
      }
      if (!found) this.error('tailwindcss changed, light-styles.ts must follow')
    },
  }
}
