import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { createPhoto } from '../../../../test/factories/photo.ts'
import { createFrameReader, type Frame, writeFrame } from './frames.ts'
import { createPictureProcess, workOnPicture } from './work-on-picture.ts'

const directory = mkdtempSync(join(tmpdir(), 'filiera-picture-process-'))
afterAll(() => rmSync(directory, { recursive: true }))

it.each([1, 3, 7, 100_000])('puts frames together from chunks of %i bytes', (size) => {
  const frames: Frame[] = []
  const read = createFrameReader((frame) => frames.push({ ...frame, bytes: Buffer.from(frame.bytes) }))
  const sent = [
    { head: { id: 1, text: 'olio è' }, bytes: Buffer.from('abc') },
    { head: 'second', bytes: Buffer.alloc(0) },
    { head: [3], bytes: Buffer.alloc(1000, 7) },
  ]
  const all = Buffer.concat(sent.flatMap(({ head, bytes }) => writeFrame(head, bytes)))
  for (let at = 0; at < all.length; at += size) read(all.subarray(at, at + size))
  expect(frames).toEqual(sent)
})

it('makes pictures, says what is none, and hands refusals on with their field', async () => {
  const master = await createPhoto(300, 200, 'jpeg')
  const [small, none] = await Promise.all([
    workOnPicture({ kind: 'derivative', width: 100, format: 'webp' }, master),
    workOnPicture({ kind: 'derivative', width: 100, format: 'webp' }, Buffer.from('no picture')),
  ])
  expect(await sharp(small ?? undefined).metadata()).toMatchObject({ format: 'webp', width: 100 })
  expect(none).toBeNull()
  await expect(workOnPicture({ kind: 'photo', path: import.meta.filename })).rejects.toMatchObject({
    code: 'unsupported_media_type',
    extra: { fields: [{ field: 'file' }] },
  })
})

it('refuses what a process worked on that died, and starts another one', async () => {
  const script = join(directory, 'mortal.mjs')
  const frames = new URL('./frames.ts', import.meta.url)
  writeFileSync(
    script,
    `import { createFrameReader, writeFrame } from ${JSON.stringify(frames.href)}
     process.stdin.on('data', createFrameReader(({ head: { id }, bytes }) => {
       if (bytes.length === 0) process.exit(1)
       for (const piece of writeFrame({ id, result: { kind: 'made' } }, bytes)) process.stdout.write(piece)
     }))`,
  )
  const work = createPictureProcess(script)
  const photo = { kind: 'photo', path: '' } as const
  expect(await work(photo, Buffer.from('one'))).toEqual(Buffer.from('one'))
  await expect(work(photo, Buffer.alloc(0))).rejects.toMatchObject({ code: 'unavailable' })
  expect(await work(photo, Buffer.from('two'))).toEqual(Buffer.from('two'))
})

it.runIf(process.platform === 'linux')('runs below the priority of the shop, all its threads', async () => {
  await workOnPicture({ kind: 'derivative', width: 100, format: 'avif' }, await createPhoto(200, 200, 'jpeg'))
  const parentOf = (pid: string) => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  }
  const isOurs = (pid: string) => {
    try {
      return (
        parentOf(pid) === process.pid &&
        readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('pictures/process/main.ts')
      )
    } catch {
      return false
    }
  }
  const child = readdirSync('/proc').find((name) => /^\d+$/.test(name) && isOurs(name))
  const nices = readdirSync(`/proc/${child}/task`).map((thread) => {
    const stat = readFileSync(`/proc/${child}/task/${thread}/stat`, 'utf8')
    return {
      name: stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')')),
      nice: Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]),
    }
  })
  expect(nices.filter(({ name }) => /libuv|vips|worker-/i.test(name)).every(({ nice }) => nice >= 10)).toBe(
    true,
  )
  expect(nices.find(({ name }) => name === 'MainThread' || name === 'node')?.nice).toBe(10)
})
