import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import { lowerProcess } from '../../../platform/low-priority.ts'
import { ProblemError } from '../../../platform/problem-error.ts'
import { makeDerivative } from '../make-derivative.ts'
import { cropPicture } from './crop-picture.ts'
import { createFrameReader, writeFrame } from './frames.ts'
import { makePhoto } from './make-photo.ts'
import type { PictureResult, PictureWork } from './picture-work.ts'
import { drawPreview } from './preview/draw-preview.ts'

/**
 * The process that decodes and encodes pictures: below the priority of the shop, all its threads, and without any setting of it, so
 * that a picture that breaks a decoder breaks nothing else. It ends with the pipe of the one that asks.
 */
async function make(work: PictureWork, bytes: Buffer): Promise<Buffer | null> {
  if (work.kind === 'derivative') return makeDerivative(bytes, work.width, work.format)
  if (work.kind === 'photo') return makePhoto(await readFile(work.path), work.shape)
  if (work.kind === 'crop') return cropPicture(bytes, work.part)
  return drawPreview(bytes, work.title, work.layout)
}

function failureOf(error: unknown): PictureResult {
  if (error instanceof ProblemError)
    return { kind: 'problem', code: error.code, detail: error.message, extra: error.extra }
  return { kind: 'failure', message: error instanceof Error ? error.message : String(error) }
}

function answer(id: number, result: PictureResult, bytes: Uint8Array = Buffer.alloc(0)): void {
  for (const piece of writeFrame({ id, result }, bytes)) process.stdout.write(piece)
}

// Node and sharp have started some threads already
lowerProcess()
// a core stays free of decoders: even at a low priority they keep who wakes up waiting for a moment
sharp.concurrency(Math.max(1, availableParallelism() - 1))
// the one that asks decides when this ends
process.on('SIGINT', () => {})
process.stdin.once('end', () => process.exit())
process.stdin.on(
  'data',
  createFrameReader(({ head, bytes }) => {
    const { id, work } = head as { id: number; work: PictureWork }
    make(work, bytes).then(
      (made) => (made ? answer(id, { kind: 'made' }, made) : answer(id, { kind: 'none' })),
      (error: unknown) => answer(id, failureOf(error)),
    )
  }),
)
