import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../tools/free-ports.ts'
import type { StartedProgram } from '../../tools/start-program.ts'
import { median, processCpuMs } from '../cpu.ts'
import { type Figure, round } from '../figure.ts'
import { load } from '../load.ts'
import { type Shop, startMeasured } from '../shop.ts'

const REQUESTS = 6000
const RUNS = 5
const headers = { 'accept-encoding': 'br' }

async function cpuPerRequest(program: StartedProgram, url: string): Promise<number> {
  await load({ url, requests: 1000, clients: 8, headers })
  const before = processCpuMs(program.pid)
  await load({ url, requests: REQUESTS, clients: 8, headers })
  return (processCpuMs(program.pid) - before) / REQUESTS
}

/** Server CPU of a cached page and of a bare Fastify answering the same bytes, in milliseconds, alternated. */
export async function cachedCost(
  storefront: StartedProgram,
  url: string,
): Promise<{ ours: number[]; limits: number[]; bytes: number }> {
  const answer = await fetch(url, { headers })
  const folder = mkdtempSync(join(tmpdir(), 'filiera-bare-'))
  const raw = await readRaw(url)
  const same = Object.fromEntries(
    [...answer.headers].filter(
      ([name]) => !['content-length', 'date', 'connection', 'keep-alive'].includes(name),
    ),
  )
  writeFileSync(join(folder, 'body'), raw)
  writeFileSync(join(folder, 'headers.json'), JSON.stringify(same))
  const port = await freePort()
  const bare = await startMeasured('bare', join(import.meta.dirname, 'bare-server.ts'), {}, [
    join(folder, 'body'),
    join(folder, 'headers.json'),
    String(port),
  ])
  const ours: number[] = []
  const limits: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const limit = await cpuPerRequest(bare, `http://127.0.0.1:${port}/`)
    const page = await cpuPerRequest(storefront, url)
    ours.push(page)
    limits.push(limit)
  }
  await bare.stop()
  rmSync(folder, { recursive: true })
  return { ours, limits, bytes: raw.length }
}

/** Server CPU of a cached product page against a bare Fastify answering the same bytes. */
export async function measureCachedPage(shop: Shop, productPath: string): Promise<Figure> {
  const { ours, limits, bytes } = await cachedCost(shop.storefront, shop.storefrontUrl + productPath)
  const runs = ours.map((page, run) => round(page / (limits[run] ?? Number.NaN)))
  return {
    name: 'cached product page, server CPU against a bare Fastify with the same bytes',
    unit: '×',
    limit: 1.5,
    value: median(runs),
    runs,
    detail: { 'page ms': round(median(ours), 4), 'bare ms': round(median(limits), 4), bytes },
  }
}

/** The body as it came over the wire, still compressed. */
async function readRaw(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => resolve(Buffer.concat(chunks)))
      })
      .on('error', reject)
  })
}
