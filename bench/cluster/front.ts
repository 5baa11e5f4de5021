import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { libraryPath, type Tools } from './debian-tools.ts'

export type Started = { stop(): Promise<unknown> }

/** A program that can be killed without a word, and started again. */
export type Node = Started & { kill(): void; again(): Promise<void> }

async function listens(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const socket = net.connect(port, '127.0.0.1')
    const isThere = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false)
    socket.destroy()
    if (isThere) return
    await wait(50)
  }
  throw new Error(`nothing listens on port ${port}`)
}

type RunOptions = { port: number; folder: string; uid?: number }

async function start(program: string, given: string[], options: RunOptions): Promise<ChildProcess> {
  let said = ''
  const child: ChildProcess = spawn(program, given, {
    env: { ...process.env, LD_LIBRARY_PATH: libraryPath(options.folder) },
    stdio: ['ignore', 'ignore', 'pipe'],
    // a group of its own: the workers of nginx outlive a master that is killed alone
    detached: true,
    ...(options.uid === undefined ? {} : { uid: options.uid }),
  })
  child.stderr?.on('data', (text: Buffer) => {
    said = (said + text).slice(-2000)
  })
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${program} ended: ${said}`)
  })
  ended.catch(() => undefined)
  await Promise.race([listens(options.port), ended])
  return child
}

async function run(program: string, given: string[], options: RunOptions): Promise<Node> {
  let child = await start(program, given, options)
  return {
    kill: () => void (child.pid && process.kill(-child.pid, 'SIGKILL')),
    async again() {
      child = await start(program, given, options)
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** PgBouncer lending connections by the transaction. It refuses to run as root: then it runs as `nobody`. */
export function startPgbouncer(
  tools: Tools,
  { folder, port, server }: { folder: string; port: number; server: number },
): Promise<Node> {
  const config = join(folder, 'pgbouncer.ini')
  const users = join(folder, 'users.txt')
  writeFileSync(users, '"filiera" ""\n')
  writeFileSync(
    config,
    `[databases]
filiera = host=127.0.0.1 port=${server} dbname=filiera user=filiera
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
max_client_conn = 500
default_pool_size = 20
server_login_retry = 1
server_connect_timeout = 3
query_wait_timeout = 5
ignore_startup_parameters = extra_float_digits
`,
  )
  for (const path of [folder, config, users]) chmodSync(path, 0o755)
  return run(tools.pgbouncer, [config], { port, folder, ...(process.getuid?.() === 0 && { uid: 65_534 }) })
}

export type Upstreams = { shop: { port: number; to: number[] }; api: { port: number; to: number[] } }

const serverBlock = ({ port, to }: Upstreams['shop'], name: string) => `
  upstream ${name} {
    ${to.map((target) => `server 127.0.0.1:${target} max_fails=1 fail_timeout=2s;`).join('\n    ')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 12m;
    location / {
      proxy_pass http://${name};
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_connect_timeout 1s;
      proxy_read_timeout 120s;
      proxy_next_upstream error timeout http_503;
      proxy_next_upstream_tries 2;
    }
  }`

/** nginx before storefronts and backends: one that does not answer is left out for two seconds; writes are not repeated once sent. */
export function startNginx(tools: Tools, folder: string, upstreams: Upstreams): Promise<Node> {
  const own = join(folder, `nginx-${upstreams.api.port}`)
  mkdirSync(join(own, 'tmp'), { recursive: true })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(own, 'tmp', kind)};`)
    .join(' ')
  writeFileSync(
    join(own, 'nginx.conf'),
    `daemon off; pid ${join(own, 'nginx.pid')}; error_log stderr error; worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  access_log off; ${temporary}
${serverBlock(upstreams.shop, 'storefronts')}
${serverBlock(upstreams.api, 'backends')}
}
`,
  )
  return run(tools.nginx, ['-p', own, '-c', join(own, 'nginx.conf'), '-e', 'stderr'], {
    port: upstreams.api.port,
    folder,
  })
}
