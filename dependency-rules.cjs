/**
 * Who may import whom (ARCHITECTURE.md). `tools/arrows/check-arrows.mjs` runs these rules on the project and, to prove that each one
 * refuses, on the deliberately wrong files of `tools/arrows/fixtures/` and, for the rule of each area, on one that it makes.
 */
const backend = '^apps/backend/src/'
const app = '^apps/storefront/app/'
const consoleApp = '^apps/console/app/'

/** Areas of the backend and the only places outside of itself that each may import. What is not listed is refused. */
const backendWays = {
  platform: '',
  mail: 'platform/',
  catalog: 'platform/',
  content: 'platform/|mail/|catalog/(browsing|listing|pictures|products|search)/',
  'page-reads': 'platform/|catalog/|content/|customers/|cart/|orders/|payments/',
  customers: 'platform/|mail/|catalog/pictures/',
  cart: 'platform/|catalog/',
  orders: 'platform/|mail/|catalog/|cart/',
  payments: 'platform/|mail/|catalog/|orders/',
  console: 'platform/|mail/|catalog/|orders/|page-reads/|payments/cases/',
  privacy: 'platform/|mail/|catalog/|customers/|orders/|payments/',
  seed: 'platform/|catalog/|content/|customers/|orders/',
}

/**
 * Folders of an area, each importing only those behind it and `ports.ts`. Files beside them put the area together and may import all.
 */
const features = {
  payments: 'inbox case-queue disputes payouts refunds attempts cards cases records ledger providers',
  orders: 'fulfilment withdrawals messages notes actions checkout order stock lots',
  catalog:
    'sitemap formats sellers reviews previews import content labelling recipes pairings browsing search products pictures listing attributes',
  customers: 'team wishlist photo addresses account',
  content: 'showcase newsletter contact blog',
  console:
    'activity notices answer-templates holidays closing warehouses shop-page day figures jobs exchange periods offers reviews stock saved-views formats seller-products preview products product-form certificates photos session',
  privacy: 'export erase',
  mail: 'kinds',
  seed: 'orders reviews bulk data',
}

/** Folders whose rows their whole area reads and writes; the stores of all others are imported inside of their folder only. */
const shared = {
  payments: 'records|ledger|cases|providers',
  orders: 'order|stock|withdrawals|lots',
  catalog: 'listing|products',
  console: 'seller-products|offers',
}

/** The ways of the pages: `state/` is what the browser keeps between pages, `pages/` the table of pages and what their addresses ask for, `layout/` head and foot. */
const base = 'browser/|notices/|pages/|state/|texts/|ui/'
const storefrontWays = {
  browser: '',
  texts: '',
  ui: 'texts/',
  pages: 'texts/',
  notices: 'browser/|texts/|ui/',
  state: 'browser/|notices/|texts/|ui/',
  frame: base,
  shop: `${base}|frame/`,
  buy: `${base}|frame/`,
  me: `${base}|frame/|shop/|buy/`,
  operator: `${base}|frame/|buy/|me/`,
  // of buy/ and me/ what stands on public pages: its classes are in ui/public.css
  layout: `${base}|frame/|shop/|buy/cart/|buy/order/delivery-dates[.]|buy/checkout/frame/|me/session/|me/frame/account-name[.]`,
}

/** Screens of the sellers' console, and what each imports beside `work/`, who is at work and where, and what all share. */
const consoleScreens = {
  activity: 'editor/|',
  figures: 'products/|',
  create: '',
  editor: 'create/|formats/|photos/|products/|',
  exchange: 'figures/|jobs/|',
  formats: 'products/|',
  history: 'editor/|',
  palette: 'create/|orders/|products/|views/|',
  photos: '',
  jobs: '',
  inbox: 'messages/|orders/|reviews/|views/|',
  messages: '',
  notices: '',
  orders: 'messages/|views/|',
  prices: 'jobs/|products/|shop/warehouses/|',
  products: 'create/|exchange/|jobs/|views/|',
  reviews: 'products/|',
  shop: 'editor/parts/|photos/|',
  stock: 'orders/|products/|',
  team: 'login/|',
  today: 'editor/|products/|stock/|',
  views: '',
}
const consoleParts = 'api/|browser/|texts/|ui/'
/** `shell/` is the frame with the table of screens, `seller/` the page that puts them together. */
const consoleWays = {
  browser: '',
  texts: 'browser/',
  api: 'browser/|texts/',
  ui: 'api/|browser/|texts/',
  work: consoleParts,
  login: consoleParts,
  ...Object.fromEntries(
    Object.entries(consoleScreens).map(([screen, ways]) => [screen, `${ways}work/|${consoleParts}`]),
  ),
  shell: `${consoleParts}|login/|work/|${Object.keys(consoleScreens).join('/|')}/`,
}

const areaRules = (root, ways, everyone, name = 'area') =>
  Object.entries(ways).map(([area, to]) => ({
    name: `${name}-${area}`,
    comment: `${area} may import ${to.replaceAll('|', ', ') || 'nothing outside of itself'}`,
    severity: 'error',
    from: { path: `${root}${area}/`, pathNot: '[.]test[.]tsx?$' },
    to: { path: root, pathNot: `${root}(${area}/${everyone}${to && `|${to}`})` },
  }))

const downhill = Object.entries(features).flatMap(([area, list]) =>
  list.split(' ').map((feature, at, all) => ({
    name: 'folders-go-downhill',
    comment:
      'a folder imports only those behind it in the list of its area in dependency-rules.cjs: move what both need down',
    severity: 'error',
    from: { path: `${backend}${area}/${feature}/`, pathNot: '[.]test[.]ts$' },
    to: {
      path: `${backend}${area}/`,
      pathNot: `${backend}${area}/((${all.slice(at).join('|')})/|ports[.]ts$)`,
    },
  })),
)

const storesStay = Object.keys(features).map((area) => ({
  name: 'stores-stay-in-their-folder',
  comment:
    'the store of another folder is imported only where dependency-rules.cjs says that its rows are shared: call a use case of that folder',
  severity: 'error',
  from: { path: `${backend}${area}/([^/]+)/`, pathNot: '[.]test[.]ts$' },
  to: {
    path: `${backend}${area}/[^/]+/.*[.]store[.]ts$`,
    pathNot: `${backend}${area}/($1${shared[area] ? `|${shared[area]}` : ''})/`,
  },
}))

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'files must not import each other in a ring: move what both need into a third one',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-resolvable',
      comment: 'there is no such file or package: correct the path, or run npm ci',
      severity: 'error',
      from: { pathNot: '[.]d[.]ts$' },
      to: { couldNotResolve: true, pathNot: '(^|/)[+]types/|^virtual:|^node:' },
    },
    {
      name: 'apps-stay-apart',
      comment:
        'Programs speak over HTTP; what two of them need is in packages/. The simulation and the scenes of payments start the sandbox in their own process; the simulated editing runs the editor of the console.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/', pathNot: '^apps/backend/test/(simulation|scenes)/' },
      to: { path: '^apps/([^/]+)/', pathNot: '^apps/$1/' },
    },
    {
      name: 'packages-know-no-app',
      comment: 'packages/ is used by the programs and knows none of them',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(apps|tools|e2e|bench)/' },
    },
    {
      name: 'domain-stands-alone',
      comment: 'packages/domain is pure: no other package, no program, no framework',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: '[.]test[.]ts$' },
      to: { pathNot: '^packages/domain/' },
    },
    {
      name: 'server-kit-stands-alone',
      comment:
        'packages/server-kit is what servers share; of the other packages it may import contract and domain only',
      severity: 'error',
      from: { path: '^packages/server-kit/src/', pathNot: '[.]test[.]ts$' },
      to: { path: '^(packages|apps)/', pathNot: '^packages/(server-kit|contract|domain)/' },
    },
    {
      name: 'design-needs-only-domain',
      comment:
        'packages/design is what people see of every program; of the other packages it may import domain only',
      severity: 'error',
      from: { path: '^packages/design/src/', pathNot: '[.]test[.]ts$' },
      to: { path: '^(packages|apps)/', pathNot: '^packages/(design|domain)/' },
    },
    {
      name: 'contract-needs-only-domain-and-zod',
      comment: 'packages/contract may import packages/domain and zod only',
      severity: 'error',
      from: { path: '^packages/contract/src/', pathNot: '[.]test[.]ts$' },
      to: { pathNot: '^packages/(contract|domain)/|node_modules/zod/' },
    },
    {
      name: 'pages-know-no-server',
      comment: 'app/ runs in browsers; server/ stays on its machine',
      severity: 'error',
      from: { path: '^apps/[^/]+/app/' },
      to: { path: '^apps/[^/]+/server/|^packages/server-kit/' },
    },
    {
      name: 'sql-in-stores',
      comment:
        'SQL lives in *.store.ts, pieces of it that stores share in *.sql.ts; elsewhere only the types of a transaction pass through',
      severity: 'error',
      from: {
        path: backend,
        pathNot: `[.](store|sql)[.]ts$|[.]test[.]ts$|${backend}(seed|platform/(database|outbox|system))/`,
      },
      to: { path: 'node_modules/(kysely|pg)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'stores-stay-home',
      comment:
        'the store of another area is never imported: call a use case of that area, or keep the statement where it is used. seed/ fills the tables.',
      severity: 'error',
      from: { path: `${backend}([^/]+)/`, pathNot: `[.]test[.]ts$|${backend}seed/` },
      to: { path: `${backend}.*[.]store[.]ts$`, pathNot: `${backend}($1|platform)/` },
    },
    {
      name: 'payments-are-announced',
      comment:
        'what applies a payment writes state, stock, orders and ledger, and announces one event: an effect is a handler in payments/payment-handlers.ts',
      severity: 'error',
      from: { path: `${backend}payments/attempts/apply/`, pathNot: '[.]test[.]ts$' },
      to: {
        path: backend,
        pathNot: `${backend}(payments/(attempts/apply|records|ledger|providers)/|orders/(checkout/pay-checkout|order/change-order-status|stock/hold-stock-again|ports)[.]ts$|platform/database/|services[.]ts$)`,
      },
    },
    {
      name: 'fastify-at-the-edge',
      comment: 'Fastify is used in *.routes.ts, *.webhooks.ts and platform/http/ only',
      severity: 'error',
      from: {
        path: backend,
        pathNot: `[.](routes|webhooks)[.]ts$|[.]test[.]ts$|${backend}(platform/(http|openapi)/|app[.]ts$)`,
      },
      to: { path: 'node_modules/(@fastify/|fastify/)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'routes-are-imported-by-the-list',
      comment: 'routes are imported by routes.ts only: move what both need into a use case',
      severity: 'error',
      from: { path: backend, pathNot: `${backend}(routes|app)[.]ts$|[.]test[.]ts$` },
      to: { path: '[.](routes|webhooks)[.]ts$' },
    },
    {
      name: 'provider-sdks-in-providers',
      comment: 'the SDKs of providers are used in payments/providers/ only',
      severity: 'error',
      from: { path: '^apps/backend/', pathNot: `${backend}payments/providers/|[.]test[.]ts$` },
      to: { path: 'node_modules/(stripe|mangopay4-nodejs-sdk)/' },
    },
    {
      name: 'tests-are-not-imported',
      comment: 'what tests need lies in test/ and is imported by tests only',
      severity: 'error',
      from: { pathNot: '[.]test[.]tsx?$|(^|/)(test|e2e|bench)/|^tools/|vitest' },
      to: { path: '[.]test[.]tsx?$|^apps/[^/]+/test/' },
    },
    ...downhill,
    ...storesStay,
    ...areaRules(backend, backendWays, '|(config|services)[.]ts$'),
    ...areaRules(app, storefrontWays, '|[+]types/'),
    ...areaRules(consoleApp, consoleWays, '', 'console-area'),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|[.]react-router)/|^tools/arrows/fixtures/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
    tsConfig: { fileName: 'tsconfig.json' },
  },
}
