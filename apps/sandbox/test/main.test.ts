import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readConfig } from '../src/config.ts'
import { token } from './start-sandbox.ts'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'sandbox-'))
})
afterEach(() => rm(dir, { recursive: true }))

const freePorts = { SANDBOX_PORT: '0', TOKENISER_PORT: '0', SANDBOX_SMTP_PORT: '0', SANDBOX_ANNOUNCE: 'json' }
const announced = z.object({ sandbox: z.url(), tokeniser: z.url(), smtp: z.int() })

function start(environment: Record<string, string>): ChildProcess {
  const { NODE_ENV: _test, VITEST: _vitest, ...rest } = process.env
  return spawn(process.execPath, [join(import.meta.dirname, '../src/main.ts')], {
    env: { ...rest, ...freePorts, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

const firstLine = (child: ChildProcess) =>
  new Promise<string>((resolve) =>
    child.stdout?.once('data', (data: Buffer) => resolve(data.toString('utf8'))),
  )
const exit = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once('exit', resolve))

async function failing(environment: Record<string, string>) {
  const child = start(environment)
  const chunks: Buffer[] = []
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk))
  const code = await exit(child)
  return { code, message: Buffer.concat(chunks).toString('utf8') }
}

async function readyOne(environment: Record<string, string>) {
  const child = start(environment)
  const urls = announced.parse(JSON.parse(await firstLine(child)))
  const bearer = await token(urls.sandbox)
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${urls.sandbox}/v2.01/sandbox${path}`, {
      method,
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      body: body ? JSON.stringify(body) : null,
    })
    return z.looseObject({ Id: z.string() }).parse(await response.json())
  }
  return { child, urls, call }
}

describe('the program', () => {
  test('keeps its world over a restart', async () => {
    const first = await readyOne({ SANDBOX_DATA_DIR: dir })
    const anna = { FirstName: 'Anna', LastName: 'Bruno', Email: 'anna@example.test' }
    const { Id } = await first.call('POST', '/users/natural', anna)
    first.child.kill('SIGTERM')
    expect(await exit(first.child)).toBe(0)
    const second = await readyOne({ SANDBOX_DATA_DIR: dir })
    expect(await second.call('GET', `/users/${Id}`)).toMatchObject(anna)
    second.child.kill('SIGINT')
    expect(await exit(second.child)).toBe(0)
    expect(JSON.parse(await readFile(join(dir, 'sandbox.json'), 'utf8'))).toMatchObject({ version: 1 })
  })

  test('is healthy for the health check of its container', async () => {
    const { child, urls } = await readyOne({})
    expect((await fetch(`${urls.sandbox}/healthz`)).status).toBe(200)
    child.kill('SIGTERM')
    await exit(child)
  })

  test('says one line when ready', async () => {
    const child = start({ SANDBOX_ANNOUNCE: 'text' })
    expect(await firstLine(child)).toMatch(/^sandbox ready http:\/\/localhost:\d+\n$/)
    child.kill('SIGTERM')
    await exit(child)
  })

  test('names a taken port and its variable', async () => {
    const { child, urls } = await readyOne({})
    const taken = new URL(urls.sandbox).port
    const second = await failing({ SANDBOX_PORT: taken })
    expect(second).toEqual({
      code: 1,
      message: `sandbox: port ${taken} is taken: set SANDBOX_PORT to another one\n`,
    })
    const smtp = await failing({ SANDBOX_SMTP_PORT: String(urls.smtp), SANDBOX_DATA_DIR: dir })
    await expect(readFile(join(dir, 'sandbox.json'))).rejects.toThrow('ENOENT')
    expect(smtp.message).toContain('SANDBOX_SMTP_PORT')
    child.kill('SIGTERM')
    await exit(child)
  })

  test('refuses production and a snapshot it cannot read', async () => {
    expect(await failing({ NODE_ENV: 'production' })).toMatchObject({ code: 1 })
    await writeFile(join(dir, 'sandbox.json'), '{"version":9}')
    const broken = await failing({ SANDBOX_DATA_DIR: dir })
    expect(broken.code).toBe(1)
    expect(broken.message).toContain('sandbox.json')
  })
})

test('the configuration has the documented defaults and names wrong variables', () => {
  expect(readConfig({}).options).toMatchObject({
    host: '127.0.0.1',
    port: 4010,
    tokeniserPort: 4011,
    smtpPort: 4025,
    controlToken: 'sandbox-control',
  })
  expect(readConfig({ SANDBOX_PUBLIC_URL: 'http://pay.test/' }).options.publicUrl).toBe('http://pay.test')
  expect(() => readConfig({ TOKENISER_PORT: 'x' })).toThrow(/^TOKENISER_PORT/)
})
