import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { compressAssets } from './vite/compress-assets.ts'
import { languageManifests } from './vite/language-manifests.ts'
import { lateStart } from './vite/late-start.ts'
import { lightParts } from './vite/light-parts.ts'
import { lightStyles } from './vite/light-styles.ts'

/** Parts of the frame of every page, besides `app/shell`, `app/browser` and `app/notices`. */
const frame = [
  'account/(account-name|session-keeper|auth-store|auth.state|restore)',
  'compare/(compare-slot|compare-store|compare-toggle)',
  'wishlist/(heart|wake-wishlist|wishlist-link|wishlist-store)',
  'cart/(cart-badge|cart-store|cart.state|add-to-cart-button)',
  'catalogue/(listing-query.state|product-card|product-grid|labels|rating)',
  'design/(button|container|create-icon|join|meter|plate|price|price-flag|provenance|breadcrumb)',
  'i18n/(language-path|translator|use-language|use-translation)',
  'shell/(?!(?:italian|english|spanish)-|error-page|not-found|menu-dialog)[^/]+',
  'browser/persisted-storage',
  'notices/(notice-region|notices-store|notices.state|notice-catalogue)',
]

/** Icons of the frame. */
const icons = ['chevron-down', 'menu', 'plus', 'search', 'shopping-basket', 'star', 'user']

/** What product page, cart and one's own review share. */
const product = [
  'app/reviews/(review-distribution|review-item|review-query.state|stars)\\.tsx?',
  'app/catalogue/(warehouse-adjustments|seller-identity)\\.tsx?',
  'app/design/stepper\\.tsx',
  'lucide-react/dist/esm/icons/(minus|package|thermometer|truck|undo-2)\\.mjs',
]

/** What every product list is made of. */
const lists = [
  'app/catalogue/(applied-filters|categories-index|filter-names|filter-rail|filter-sheet|listing|listing-heading|nothing-found|pager|sort-form|use-product-list|product-list.state|server-groups|use-live-groups)\\.tsx?',
  'app/collections/collection-links\\.tsx',
  'lucide-react/dist/esm/icons/sliders-horizontal\\.mjs',
]

/** Libraries in one file, the frame of every page in another: fewer requests, better compression. */
const groups = [
  { name: 'libraries', test: /node_modules[\\/](react|react-dom|scheduler|react-router|zustand)[\\/]/ },
  {
    name: 'shop',
    test: new RegExp(
      `/app/(${frame.join('|')})\\.tsx?$|lucide-react/dist/esm/icons/(${icons.join('|')})\\.mjs$`,
    ),
  },
  // before the lists, which would take it in: home page and sellers show it without them
  { name: 'map', test: /app\/sellers\/(italy-map|seller-map\.state)\.tsx?$/ },
  { name: 'lists', test: new RegExp(`/(${lists.join('|')})$`) },
  {
    name: 'notice',
    test: /\/(design\/notice\.tsx|icons\/(circle-check|(circle|triangle)-exclamation-point|info)\.mjs)$/,
  },
  { name: 'product', test: new RegExp(`/(${product.join('|')})$`) },
]

const client = join(import.meta.dirname, 'build/client')

export default defineConfig({
  root: import.meta.dirname,
  resolve: { alias: { 'react-i18next': join(import.meta.dirname, 'app/i18n/use-translation.ts') } },
  plugins: [
    lightParts(),
    tailwindcss(),
    reactRouter(),
    lightStyles(),
    languageManifests(client),
    lateStart(
      join(import.meta.dirname, 'server/late-start.browser.js'),
      join(import.meta.dirname, 'build/server'),
    ),
    compressAssets(client),
  ],
  // the server draws the same light icons as the browser
  ssr: { noExternal: ['lucide-react'] },
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
