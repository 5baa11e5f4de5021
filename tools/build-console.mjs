import { buildProgram } from './build-program.mjs'

/** Builds the sellers' console when its sources changed since the last build. */
export const buildConsole = () =>
  buildProgram({
    name: 'console',
    builder: 'vite',
    sources: ['app', 'public', 'seller.html', 'vite.config.ts'],
  })

if (import.meta.main) await buildConsole()
