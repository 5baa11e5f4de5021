/** What goes through the pipe to and from the process of pictures: a small JSON value, and bytes as they are. */
export type Frame = { head: unknown; bytes: Buffer }

const LENGTHS = 8

/** @returns the pieces to write one after the other; the bytes are not copied */
export function writeFrame(head: unknown, bytes: Uint8Array): Uint8Array[] {
  const text = Buffer.from(JSON.stringify(head))
  const lengths = Buffer.alloc(LENGTHS)
  lengths.writeUInt32BE(text.length, 0)
  lengths.writeUInt32BE(bytes.length, 4)
  return [lengths, text, bytes]
}

/** Puts frames together from the chunks of a pipe. @returns takes the next chunk */
export function createFrameReader(onFrame: (frame: Frame) => void): (chunk: Buffer) => void {
  let chunks: Buffer[] = []
  let have = 0
  let wanted = LENGTHS
  return (chunk) => {
    chunks.push(chunk)
    have += chunk.length
    while (have >= wanted) {
      // joined only when a whole part is there: a photo comes in a hundred chunks
      const joined = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)
      const textEnd = LENGTHS + joined.readUInt32BE(0)
      const end = textEnd + joined.readUInt32BE(4)
      chunks = [joined]
      wanted = end
      if (have < end) return
      onFrame({
        head: JSON.parse(joined.toString('utf8', LENGTHS, textEnd)),
        bytes: joined.subarray(textEnd, end),
      })
      chunks = [joined.subarray(end)]
      have -= end
      wanted = LENGTHS
    }
  }
}
