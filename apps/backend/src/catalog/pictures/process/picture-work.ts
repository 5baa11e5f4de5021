import type { ProblemCode } from '@filiera/contract/problem'
import type { PictureFormat } from '@filiera/domain/picture-url'
import type { ProblemExtra } from '../../../platform/problem-error.ts'
import type { PicturePart } from './crop-picture.ts'
import type { PhotoShape } from './make-photo.ts'
import type { PreviewLayout } from './preview/preview-layout.ts'

/** What the process of pictures is asked to make: of the bytes that come along, a photo of the file at its path. */
export type PictureWork =
  | { kind: 'derivative'; width: number; format: PictureFormat }
  | { kind: 'photo'; path: string; shape?: PhotoShape }
  | { kind: 'crop'; part: PicturePart }
  | { kind: 'preview'; title: string; layout: PreviewLayout }

/** The picture is the bytes that come along; `none` when the master is not one. */
export type PictureResult =
  | { kind: 'made' }
  | { kind: 'none' }
  | { kind: 'problem'; code: ProblemCode; detail: string; extra: ProblemExtra }
  | { kind: 'failure'; message: string }
