import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { compressAssets } from './vite/compress-assets.ts'
import { italianFallback } from './vite/italian-fallback.ts'

/** Libraries in one file, what nearly every page, most product pages, lists, personal pages or every press need in others: fewer requests, better compression, a shorter list of routes. */
const groups = [
  { name: 'libraries', test: /node_modules[\\/](react|react-dom|scheduler|react-router|zustand)[\\/]/ },
  {
    name: 'frame',
    test: /app[\\/](?:frame[\\/](?!forms)|ui[\\/]hydration[\\/]use-hydrated|layout[\\/](?!added[\\/]|category-nav|error|menu-sheet|not-found|site-footer))/,
  },
  { name: 'fields', test: /app[\\/]ui[\\/]forms[\\/](?:field|email-field|use-longest)/ },
  { name: 'shared', test: /app[\\/](?!state|notices|browser|frame)/, minShareCount: 24 },
  { name: 'products', test: /app[\\/](?:shop[\\/]|ui[\\/](?:meter|small-image))/, minShareCount: 5 },
  { name: 'listing-query', test: /app[\\/]pages[\\/]listing-query/ },
  { name: 'listing', test: /app[\\/]shop[\\/]products[\\/](?:listing|filters)/, minShareCount: 4 },
  {
    name: 'delivery',
    test: /[\\/](?:shipping|delivery|warehouse-adjustments|warehouse-name)\.tsx?$/,
    minShareCount: 3,
  },
  {
    name: 'account',
    test: /app[\\/](?:me|buy|frame[\\/]forms|state[\\/](?:session|auth))[\\/]/,
    minShareCount: 6,
  },
  { name: 'calls', test: /app[\\/](?:browser|notices|state)[\\/]/, minShareCount: 20 },
]

const client = join(import.meta.dirname, 'build/client')

export default defineConfig({
  root: import.meta.dirname,
  plugins: [italianFallback(), tailwindcss(), reactRouter(), compressAssets(client)],
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
  optimizeDeps: {
    entries: ['app/**/*.{ts,tsx}'],
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-router',
      'react-router/dom',
    ],
  },
})
