import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { z } from 'zod'
import { root } from '../installation.mjs'
import { belongs } from './tree.mjs'

const read = (path) => readFileSync(join(root, 'deploy', path), 'utf8')
const version = read('../.nvmrc').trim()
const known = new Set([...read('../.env.example').matchAll(/^#([A-Z0-9_]+)=/gm)].map(([, name]) => name))
/** Of the containers themselves, and of the doctor. */
const OURS = new Set(['HEALTH_PORT', 'BACKUP_DIR', 'HEAP_MB'])
const programs = ['backend', 'storefront', 'console']
const ports = { backend: 4000, storefront: 3000, console: 3100 }

it('takes into the tree what runs, and neither tests nor secrets', () => {
  for (const path of [
    'apps/backend/src/main.ts',
    'apps/backend/src/platform/database/migrations/0001-platform.sql',
    'apps/storefront/build/server/index.js',
    'apps/console/build/seller.html',
    'apps/storefront/node_modules/lru-cache/package.json',
    'packages/domain/src/money.ts',
    'demo-data/pictures/a.webp',
    'deploy/run.mjs',
    'tools/commands/backup.mjs',
  ])
    expect([path, belongs(path)]).toEqual([path, true])
  for (const path of [
    '.env',
    'apps/backend/.env',
    'apps/backend/src/config.test.ts',
    'apps/backend/test/factories/account.ts',
    'apps/console/app/seller/seller.tsx',
    'bench/run.ts',
    'e2e/x.ts',
    'tools/test.mjs',
  ])
    expect([path, belongs(path)]).toEqual([path, false])
})

it('builds an image that runs as nobody in particular, on the Node of the project', () => {
  const lines = read('Dockerfile')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line))
  const of = (word) =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1))
  expect(of('FROM')).toEqual([`node:${version}-bookworm-slim AS build`, 'debian:12-slim'])
  expect(of('ENV').join()).toContain('PATH=/srv/filiera/node_modules/.bin:')
  expect(of('USER')).toEqual(['filiera'])
  expect(lines.findIndex((line) => line.startsWith('USER'))).toBeGreaterThan(
    lines.findLastIndex((line) => line.startsWith('RUN')),
  )
  expect(JSON.parse(of('ENTRYPOINT')[0])).toEqual([
    'sh',
    '-c',
    'exec node --max-old-space-size="$HEAP_MB" deploy/run.mjs "$@"',
    'filiera',
  ])
  expect(of('HEALTHCHECK')).toHaveLength(1)
  expect(of('ADD')).toEqual([])
  expect(of('COPY').filter((what) => !what.startsWith('--from=build'))).toEqual(['. .'])
  for (const path of ['.git', '.env', '.data', '**/node_modules'])
    expect(read('Dockerfile.dockerignore').split('\n')).toContain(path)
})

const image = z.string().regex(/^(?:filiera|[a-z/]+:[\w.-]*\d[\w.-]*)$/)
const service = z
  .strictObject({
    image,
    build: z
      .strictObject({ context: z.literal('..'), dockerfile: z.literal('deploy/Dockerfile') })
      .optional(),
    restart: z.literal('always'),
    profiles: z.array(z.string()).optional(),
    command: z.array(z.string()).optional(),
    ports: z.array(z.string()).optional(),
    environment: z.record(z.string(), z.string()).optional(),
    env_file: z.array(z.object({ path: z.literal('.env'), required: z.literal(false) })).optional(),
    volumes: z.array(z.string()).optional(),
    depends_on: z
      .union([
        z.array(z.string()),
        z.record(z.string(), z.object({ condition: z.literal('service_healthy') }).loose()),
      ])
      .optional(),
    healthcheck: z
      .object({ test: z.array(z.string()) })
      .loose()
      .optional(),
    read_only: z.boolean().optional(),
    tmpfs: z.array(z.string()).optional(),
    cap_drop: z.array(z.string()).optional(),
    security_opt: z.array(z.string()).optional(),
    stop_grace_period: z.string().optional(),
    shm_size: z.string().optional(),
  })
  .refine(
    (it) => it.image !== 'filiera' || (it.read_only && it.cap_drop?.includes('ALL')),
    'may write or has rights',
  )

it('composes services that exist, with settings that programs read', () => {
  const compose = parse(read('compose.yaml'), { merge: true })
  const services = z.record(z.string(), service).parse(compose.services)
  for (const { volumes = [], depends_on = [], image: name, environment = {} } of Object.values(services)) {
    for (const needed of Array.isArray(depends_on) ? depends_on : Object.keys(depends_on))
      expect(services).toHaveProperty(needed)
    for (const volume of volumes.map((text) => text.split(':')[0]))
      if (!volume.startsWith('.')) expect(compose.volumes).toHaveProperty(volume)
    if (name === 'filiera')
      for (const setting of Object.keys(environment))
        expect(known.has(setting) || OURS.has(setting), setting).toBe(true)
  }
  for (const program of programs)
    expect(services[program]).toMatchObject({
      command: [program],
      environment: { HEALTH_PORT: String(ports[program]) },
    })
  const proxied = [...read('Caddyfile').matchAll(/reverse_proxy (\w+):(\d+)/g)]
  expect(proxied.map(([, name]) => name)).toEqual(['storefront', 'console', 'backend', 'sandbox', 'sandbox'])
})

it('runs as a service of systemd that may write in its own folders only', () => {
  const names = readdirSync(join(root, 'deploy/systemd'))
  expect(names).toEqual(['filiera-backup.service', 'filiera-backup.timer', 'filiera@.service'])
  for (const name of names)
    for (const line of read(`systemd/${name}`).split('\n'))
      expect(line).toMatch(/^(?:|#.*|\[(?:Unit|Service|Timer|Install)\]|[A-Z]\w+=.*)$/)
  const unit = read('systemd/filiera@.service')
  for (const line of ['ProtectSystem=strict', 'NoNewPrivileges=yes', 'User=filiera', 'Restart=always'])
    expect(unit.split('\n')).toContain(line)
  expect(unit).toContain('deploy/run.mjs %i')
})

const container = z.object({
  name: z.string(),
  image: z.literal('filiera'),
  args: z.tuple([z.enum(programs)]),
  ports: z.tuple([z.object({ name: z.literal('http'), containerPort: z.number() })]),
  readinessProbe: z
    .object({ httpGet: z.object({ path: z.literal('/readyz'), port: z.literal('http') }) })
    .loose(),
  livenessProbe: z
    .object({ httpGet: z.object({ path: z.literal('/healthz'), port: z.literal('http') }) })
    .loose(),
  resources: z.object({
    requests: z.object({ cpu: z.string(), memory: z.string() }),
    limits: z.object({ memory: z.string() }),
  }),
  securityContext: z.object({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
  }),
})

it('describes to Kubernetes two of each program, with probes, limits and a disruption budget', () => {
  const kustomization = parse(read('kubernetes/kustomization.yaml'))
  const files = readdirSync(join(root, 'deploy/kubernetes')).filter((name) => name !== 'kustomization.yaml')
  expect(kustomization.resources.toSorted()).toEqual(files.toSorted())
  for (const literal of kustomization.configMapGenerator[0].literals)
    expect(known).toContain(literal.split('=')[0])
  const all = files.flatMap((file) => parseAllDocuments(read(`kubernetes/${file}`)).map((one) => one.toJS()))
  const named = (kind, name) => all.find((one) => one.kind === kind && one.metadata.name === name)
  for (const program of programs) {
    const { spec } = named('Deployment', program)
    expect(spec.replicas).toBeGreaterThanOrEqual(2)
    const [only] = spec.template.spec.containers
    expect(container.parse(only).ports[0].containerPort).toBe(ports[program])
    expect(spec.template.spec.securityContext.runAsNonRoot).toBe(true)
    expect(named('Service', program).spec.selector).toEqual(spec.template.metadata.labels)
    expect(named('PodDisruptionBudget', program).spec.selector).toEqual(spec.selector)
    const volumes = spec.template.spec.volumes.map(({ name }) => name)
    expect(volumes).toEqual(only.volumeMounts.map(({ name }) => name))
  }
  const served = named('Ingress', 'filiera').spec.rules.map(({ http }) => http.paths[0].backend.service.name)
  expect(served.toSorted()).toEqual(programs.toSorted())
  expect(named('Cluster', 'database').spec.instances).toBe(3)
})
