import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { crc32, createDeflateRaw } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { UnreadableFile } from '../../../catalog/import/read/source-file.ts'
import { readXlsx } from './read-xlsx.ts'

const MB = 1024 * 1024

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'workbooks-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** A workbook whose one sheet is as many megabytes of nothing. */
async function emptySheet(megabytes: number): Promise<Buffer> {
  const megabyte = Buffer.alloc(MB)
  const content = () => Readable.from(Array.from({ length: megabytes }, () => megabyte))
  const packed = await buffer(content().pipe(createDeflateRaw({ level: 1 })))
  let sum = 0
  for await (const chunk of content()) sum = crc32(chunk, sum)
  const path = Buffer.from('xl/worksheets/sheet1.xml')
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(20, 0)
  facts.writeUInt16LE(8, 4)
  facts.writeUInt32LE(sum, 10)
  facts.writeUInt32LE(packed.length, 14)
  facts.writeUInt32LE(megabytes * MB, 18)
  facts.writeUInt16LE(path.length, 22)
  const start = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, path, packed])
  const listed = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, Buffer.alloc(14), path])
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(start.length, 16)
  return Buffer.concat([start, listed, end])
}

it('a small workbook that unpacks to much is refused before it fills the machine', async () => {
  const path = join(folder, 'bomb.xlsx')
  const bomb = await emptySheet(512)
  expect(bomb.length).toBeLessThan(8 * MB)
  await writeFile(path, bomb)
  const before = process.memoryUsage.rss()
  let most = 0
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss() - before)
  }, 20)
  await expect(readXlsx(path)).rejects.toThrow(UnreadableFile)
  clearInterval(watch)
  expect(most).toBeLessThan(350 * MB)
})
