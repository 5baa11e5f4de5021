/**
 * Who may import whom (ARCHITECTURE.md). `tools/check-arrows.mjs` runs these rules on the project and, to prove that each one bites,
 * on the deliberately wrong files of `tools/arrow-fixtures/`.
 */
const backend = '^apps/backend/src/'
const feature =
  '(account|addresses|blog|cards|cart|catalogue|checkout|contact|disputes|fulfilment|import|mail|newsletter|order-actions|order-messages|orders|own-data|payment|payouts|pictures|previews|refunds|review-queue|reviews|search|sellers|showcase|wishlist|withdrawals)'

/** feature → feature, always through a use case or a store function made for it. */
const allowedFeatures = [
  ['account', 'mail|cart'],
  ['addresses', 'account'],
  ['blog', 'pictures|search'],
  ['cart', 'catalogue|pictures|payment'],
  ['cards', 'payment|account'],
  ['catalogue', 'pictures|sellers|search'],
  ['checkout', 'addresses|cart|catalogue|mail|orders|payment|account|pictures'],
  ['disputes', 'checkout|mail|orders|payment|payouts|refunds|review-queue'],
  ['fulfilment', 'checkout|mail|order-messages|orders|own-data|refunds|withdrawals'],
  ['import', 'catalogue|pictures|sellers'],
  ['contact', 'mail'],
  ['newsletter', 'mail'],
  ['order-actions', 'cart|checkout|mail|order-messages|orders|payment'],
  ['order-messages', 'mail|orders|own-data'],
  ['orders', 'catalogue|mail|pictures|checkout|refunds'],
  ['own-data', 'account|addresses|mail|order-messages|orders|payment|pictures|wishlist|withdrawals'],
  [
    'payment',
    'account|cards|cart|catalogue|checkout|disputes|mail|orders|payouts|refunds|review-queue|sellers',
  ],
  ['payouts', 'payment|refunds|review-queue'],
  ['previews', 'pictures'],
  ['refunds', 'checkout|mail|orders|payment|review-queue'],
  ['review-queue', 'disputes|payment|payouts|refunds'],
  ['search', 'catalogue|pictures'],
  ['sellers', 'catalogue|pictures|search'],
  ['showcase', 'catalogue|pictures'],
  ['withdrawals', 'checkout|mail|orders|pictures|refunds'],
]

const featureRules = allowedFeatures.map(([from, to]) => ({
  name: `feature-${from}`,
  comment: `${from} may use ${to.replaceAll('|', ', ')} only`,
  severity: 'error',
  from: { path: `${backend}${from}/`, pathNot: '[.]test[.]ts$' },
  to: { path: `${backend}${feature}/`, pathNot: `${backend}(${from}|${to})/` },
}))

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'not-resolvable',
      severity: 'error',
      from: { pathNot: '[.]d[.]ts$' },
      to: { couldNotResolve: true, pathNot: '(^|/)[+]types/|^virtual:|^node:' },
    },
    {
      name: 'apps-stay-apart',
      comment:
        'Programs speak over HTTP; what two of them need is in packages/. The simulation plays all of them in one process.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/', pathNot: '^apps/backend/test/simulation/' },
      to: { path: '^apps/([^/]+)/', pathNot: '^apps/$1/' },
    },
    {
      name: 'packages-know-no-app',
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
      name: 'contract-needs-only-domain-and-zod',
      severity: 'error',
      from: { path: '^packages/contract/src/', pathNot: '[.]test[.]ts$' },
      to: { pathNot: '^packages/(contract|domain)/|node_modules/zod/' },
    },
    {
      name: 'pages-know-no-server',
      comment: 'apps/storefront/app also runs in browsers',
      severity: 'error',
      from: { path: '^apps/storefront/app/' },
      to: { path: '^apps/storefront/server/' },
    },
    {
      name: 'design-and-texts-know-no-feature',
      severity: 'error',
      from: { path: '^apps/storefront/app/(design|i18n)/', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^apps/storefront/app/', pathNot: '^apps/storefront/app/(design|i18n)/' },
    },
    {
      name: 'sql-in-stores',
      comment:
        'SQL lives in *.store.ts and database/; elsewhere only the types of a transaction pass through',
      severity: 'error',
      from: { path: backend, pathNot: `[.]store[.]ts$|[.]test[.]ts$|${backend}(database|outbox|system)/` },
      to: { path: 'node_modules/(kysely|pg)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'fastify-at-the-edge',
      severity: 'error',
      from: {
        path: backend,
        pathNot: `[.](routes|webhooks)[.]ts$|[.]test[.]ts$|${backend}(http/|openapi/|app[.]ts$)`,
      },
      to: { path: 'node_modules/(@fastify/|fastify/)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'routes-are-imported-by-the-list',
      severity: 'error',
      from: { path: backend, pathNot: `${backend}(routes|app)[.]ts$|[.]test[.]ts$` },
      to: { path: '[.](routes|webhooks)[.]ts$' },
    },
    {
      name: 'provider-sdks-in-providers',
      severity: 'error',
      from: { path: '^apps/backend/', pathNot: `${backend}payment/providers/|[.]test[.]ts$` },
      to: { path: 'node_modules/(stripe|mangopay4-nodejs-sdk)/' },
    },
    {
      name: 'tests-are-not-imported',
      severity: 'error',
      from: { pathNot: '[.]test[.]tsx?$|(^|/)(test|e2e|bench)/|^tools/|vitest' },
      to: { path: '[.]test[.]tsx?$|^apps/[^/]+/test/' },
    },
    ...featureRules,
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|[.]react-router)/|^tools/arrow-fixtures/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
    tsConfig: { fileName: 'tsconfig.json' },
  },
}
