import { createWriteStream } from 'node:fs'
import { Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { Endpoint } from '@filiera/contract/endpoint'
import { discardBody } from '@filiera/server-kit/discard-body'
import { isStorageFault } from '@filiera/server-kit/storage-fault'
import { createThrottle } from '@filiera/server-kit/throttle'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ProblemError, wrongField } from '../problem-error.ts'

type Upload = NonNullable<Endpoint['upload']>

/** Writes the one file of a multipart body to a path. @throws ProblemError too_large, or invalid_body naming the field */
export type ReadUpload = (path: string) => Promise<void>

/** What a form needs around its file, in bytes. */
const FORM_OVERHEAD = 16 * 1024
/** More parts than a right form has, so that a wrong one can be named. */
const MOST_PARTS = 3
const SHOWN_NAME = 60
/** Bytes of all uploads together that are read in a second: more than photos are made of. */
const BYTES_PER_SECOND = 16 * 1024 * 1024
const throttle = createThrottle(BYTES_PER_SECOND)

/** Takes multipart bodies, and nothing else, on the routes of a scope; those that are refused cost no more than those that are read. */
export async function acceptUploads(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers()
  await scope.register(multipart)
  scope.addHook('onSend', async (request, reply) => {
    if (discardBody(request.raw, throttle)) void reply.header('connection', 'close')
  })
}

/** Faults of the multipart reader as problems; `field` is the one the file belongs in. */
function faultOf(error: unknown, { field, maxBytes }: Upload): ProblemError {
  if (error instanceof ProblemError) return error
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(maxBytes)
  if (code === 'FST_PARTS_LIMIT' || code === 'FST_FILES_LIMIT' || code === 'FST_FIELDS_LIMIT')
    return wrongField(field, 'exactly one file is taken')
  return wrongField(field, 'the form cannot be read')
}

const tooLarge = (maxBytes: number) =>
  new ProblemError('too_large', `The file may have at most ${maxBytes / 1024 / 1024} MB.`)

const throttled = () =>
  new Transform({
    transform: (chunk: Buffer, _encoding, done) => void throttle(chunk.length).then(() => done(null, chunk)),
  })

/** The first file goes to the path, as it comes and throttled with all others; others are read to their end. */
async function store({ file }: MultipartFile, path: string, isFirst: boolean): Promise<number> {
  let size = 0
  const target = isFirst
    ? createWriteStream(path, { mode: 0o600 })
    : new Writable({ write: (_chunk, _encoding, done) => done() })
  file.on('data', (chunk: Buffer) => {
    size += chunk.length
  })
  await pipeline(file, throttled(), target)
  return size
}

/** The file of the form. Wrong parts are read to their end, so that the sender gets to the answer. */
async function readFile(request: FastifyRequest, { field, maxBytes }: Upload, path: string): Promise<void> {
  const limits = { fileSize: maxBytes, files: MOST_PARTS, fields: MOST_PARTS, parts: MOST_PARTS }
  let found: number | null = null
  let fault: ProblemError | null = null
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      fault ??= wrongField(part.fieldname.slice(0, SHOWN_NAME), 'is not known here')
      continue
    }
    const size = await store(part, path, found === null)
    if (part.file.truncated) throw tooLarge(maxBytes)
    if (part.fieldname !== field)
      fault ??= wrongField(part.fieldname.slice(0, SHOWN_NAME), 'is not known here')
    else if (found) fault ??= wrongField(field, 'exactly one file is taken')
    found ??= size
  }
  if (fault) throw fault
  if (found === null) throw wrongField(field, 'is missing')
  if (found === 0) throw wrongField(field, 'is empty')
}

/**
 * Writes the one file of a multipart body to a path, as it comes: bodies of megabytes in memory make the garbage collector stop every
 * answer. Its name and declared type are not looked at.
 * @throws ProblemError too_large, or invalid_body naming the field; of a body that is or may be too long the rest is not read: the connection closes
 */
export async function readUpload(
  request: FastifyRequest,
  reply: FastifyReply,
  upload: Upload,
  path: string,
): Promise<void> {
  try {
    if (Number(request.headers['content-length'] ?? 0) > upload.maxBytes + FORM_OVERHEAD)
      throw tooLarge(upload.maxBytes)
    await readFile(request, upload, path)
  } catch (error) {
    if (isStorageFault(error)) {
      void reply.header('connection', 'close')
      throw error
    }
    const fault = faultOf(error, upload)
    const isBounded = request.headers['content-length'] !== undefined && fault.code !== 'too_large'
    if (!isBounded && !request.raw.readableEnded) void reply.header('connection', 'close')
    throw fault
  }
}
