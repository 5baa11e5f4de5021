import { join } from 'node:path'
import { compressFiles } from '@filiera/server-kit/compress-files'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** What every screen needs changes seldom and keeps its file; what some need comes with them. Zod has one with what it must be told before the first schema is made (`no-eval.ts`). */
const groups = [
  { name: 'zod', test: /node_modules[\\/]zod[\\/]|app[\\/]browser[\\/]no-eval/ },
  {
    name: 'libraries',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack[\\/](react-query|query-core))[\\/]/,
  },
]

const build = join(import.meta.dirname, 'build')

export default defineConfig(async ({ command }) => ({
  root: import.meta.dirname,
  plugins: [
    tailwindcss(),
    // keeps what is typed while sources are edited; not installed by npm start
    command === 'serve' && (await import('@vitejs/plugin-react')).default(),
    {
      name: 'compress-files',
      apply: 'build' as const,
      closeBundle: () => compressFiles(join(build, 'assets')),
    },
  ],
  // the server puts the nonce of each answer in its place
  html: { cspNonce: 'CSP_NONCE' },
  build: {
    outDir: build,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      input: { seller: join(import.meta.dirname, 'seller.html') },
      output: { codeSplitting: { groups } },
    },
  },
}))
