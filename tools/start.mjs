import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { buildConsole } from './build-console.mjs'
import { buildStorefront } from './build-storefront.mjs'
import { ensureInstalled, loadSettings, root } from './installation.mjs'
import { closeWithProcess, Programs } from './programs.mjs'

/** `npm start`: install, build, migrate, seed, serve. `npm run dev`: the same from the sources, with hot reload; `-- --inspect` for debuggers. */
const development = process.argv.includes('--development')
const inspected = process.argv.includes('--inspect')
const debuggerPorts = { backend: 9229, storefront: 9230, sandbox: 9231, console: 9232 }
const started = Date.now()

loadSettings()
const setting = (name, fallback) => process.env[name] || fallback
const usesSandbox = !process.env.MANGOPAY_API_KEY || !process.env.STRIPE_SECRET_KEY

const storefrontPort = Number(setting('STOREFRONT_PORT', 3000))
const consolePort = Number(setting('CONSOLE_PORT', 3100))
const backendPort = Number(setting('BACKEND_PORT', 4000))
const sandboxPort = Number(setting('SANDBOX_PORT', 4010))
const tokeniserPort = Number(setting('TOKENISER_PORT', 4011))
const smtpPort = Number(setting('SANDBOX_SMTP_PORT', 4025))
const host = setting('HOST', '127.0.0.1')
const dataDirectory = setting('DATA_DIR', join(root, '.data'))

/** Addresses follow the ports, unless they are set themselves. */
const environment = {
  DATA_DIR: dataDirectory,
  SANDBOX_DATA_DIR: setting('SANDBOX_DATA_DIR', join(dataDirectory, 'sandbox')),
  PUBLIC_URL: setting('PUBLIC_URL', `http://localhost:${storefrontPort}`),
  CONSOLE_PUBLIC_URL: setting('CONSOLE_PUBLIC_URL', `http://localhost:${consolePort}`),
  BACKEND_URL: setting('BACKEND_URL', `http://127.0.0.1:${backendPort}`),
  BACKEND_PUBLIC_URL: setting('BACKEND_PUBLIC_URL', `http://localhost:${backendPort}`),
  ...(usesSandbox && {
    SANDBOX_URL: setting('SANDBOX_URL', `http://localhost:${sandboxPort}`),
    SANDBOX_PUBLIC_URL: setting('SANDBOX_PUBLIC_URL', `http://localhost:${sandboxPort}`),
    TOKENISER_PUBLIC_URL: setting('TOKENISER_PUBLIC_URL', `http://localhost:${tokeniserPort}`),
    TOKENISER_ORIGINS: setting('TOKENISER_ORIGINS', `http://localhost:${tokeniserPort}`),
    PAYMENT_ORIGINS: setting('PAYMENT_ORIGINS', `http://localhost:${sandboxPort}`),
    SMTP_URL: setting('SMTP_URL', `smtp://127.0.0.1:${smtpPort}`),
  }),
}

function refuse(message) {
  console.error(`\n${message}`)
  process.exit(1)
}

const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })

/** Browsers and `fetch` never ask some ports, e.g. 6000 or 4190 (list of the Fetch standard). */
const isForbidden = (port) =>
  fetch(`http://127.0.0.1:${port}`).then(
    () => false,
    ({ cause }) => cause?.message === 'bad port',
  )

async function refusePorts() {
  const wanted = [
    ['STOREFRONT_PORT', storefrontPort],
    ['CONSOLE_PORT', consolePort],
    ['BACKEND_PORT', backendPort],
    ...(usesSandbox
      ? [
          ['SANDBOX_PORT', sandboxPort],
          ['TOKENISER_PORT', tokeniserPort],
          ['SANDBOX_SMTP_PORT', smtpPort],
        ]
      : []),
  ]
  for (const [name, port] of wanted) {
    if (!(await isFree(port)))
      refuse(
        `Port ${port} is taken. Stop the program that uses it, or choose another: ${name}=${port + 1} npm start`,
      )
    if (name !== 'SANDBOX_SMTP_PORT' && (await isForbidden(port)))
      refuse(`Browsers never open port ${port}. Choose another: ${name}=${port + 1} npm start`)
  }
}

/** The accounts of the demonstration, where it was loaded. */
function announceAccounts() {
  console.log('\n  Demo accounts')
  for (const { email, password, role, shopRole } of JSON.parse(
    readFileSync(join(root, 'demo-data/accounts.json'), 'utf8'),
  ))
    console.log(
      `    ${email.padEnd(32)} ${password}   ${shopRole ? `works for the seller: ${shopRole}` : role}`,
    )
}

function announce() {
  console.log(`\nReady in ${((Date.now() - started) / 1000).toFixed(1)} s\n`)
  console.log(`  Shop       ${environment.PUBLIC_URL}`)
  console.log(`  Console    ${environment.CONSOLE_PUBLIC_URL}   for who sells`)
  console.log(`  Backend    http://localhost:${backendPort}/docs`)
  if (usesSandbox) {
    console.log(`  Sandbox    ${environment.SANDBOX_URL}   payments and bank pages, no real money`)
    console.log(`  Mailbox    ${environment.SANDBOX_URL}/mailbox`)
  }
  if (setting('SEED', process.env.NODE_ENV === 'production' ? 'none' : 'demo') === 'demo') announceAccounts()
  if (usesSandbox) {
    console.log('\n  Sandbox cards, any future date, any code')
    console.log('    4970 1071 1111 1119   MangoPay, pays at once')
    console.log('    4970 1051 8181 8183   MangoPay, asks for 3-D Secure')
    console.log('    4242 4242 4242 4242   Stripe, pays at once')
    console.log('    4000 0000 0000 0002   Stripe, refused')
  }
  console.log('\n  Ctrl-C closes everything.\n')
}

console.log(`Filiera${development ? ', development' : ''}`)
ensureInstalled({ withTests: development })
await refusePorts()
if (!development) await Promise.all([buildStorefront(), buildConsole()])

const programs = new Programs()
const close = closeWithProcess(programs)

try {
  if (usesSandbox) {
    console.log('Starting the sandbox …')
    await programs.start({
      name: 'sandbox',
      debuggerPort: inspected && debuggerPorts.sandbox,
      script: 'apps/sandbox/src/main.ts',
      environment,
      restart: development,
    })
  }
  console.log('Starting the backend: migrations, catalogue …')
  await programs.start({
    name: 'backend',
    debuggerPort: inspected && debuggerPorts.backend,
    script: 'apps/backend/src/main.ts',
    environment,
    restart: development,
  })
  console.log('Starting storefront and console …')
  const front = (name, debuggerPort) =>
    programs.start({
      name,
      debuggerPort: inspected && debuggerPort,
      script: `apps/${name}/server/main.ts`,
      environment: { ...environment, ...(development && { NODE_ENV: 'development' }) },
      restart: development,
      watch: [`apps/${name}/server`, 'packages'],
    })
  await Promise.all([front('storefront', debuggerPorts.storefront), front('console', debuggerPorts.console)])
  announce()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await close(1)
}
