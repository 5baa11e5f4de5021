import { buildProgram } from './build-program.mjs'

/** Builds the storefront when its sources changed since the last build. */
export const buildStorefront = () =>
  buildProgram({
    name: 'storefront',
    builder: '@react-router/dev',
    sources: ['app', 'public', 'maps', 'vite', 'vite.config.ts', 'react-router.config.ts'],
  })

if (import.meta.main) await buildStorefront()
