import { z } from 'zod'
import { CHANGE_CHANNEL } from '../database/announce-change.ts'
import type { OpenDatabase } from '../database/open-database.ts'

/** Somebody who wants to know what changed. */
export type ChangeFollower = {
  /** Tags of what changed in one transaction. */
  onChange(tags: readonly string[]): void
  /** The feed is over: what happens from now on is unknown until the follower comes back. */
  onEnd(): void
}

export type ChangeFeed = {
  /** Follows from the moment the promise resolves. @returns what stops it */
  follow(follower: ChangeFollower): Promise<() => void>
  /** Ends every follower and the listening. */
  close(): Promise<void>
}

const payloadSchema = z.array(z.string().max(200)).max(500)

function readTags(payload: string): readonly string[] {
  try {
    return payloadSchema.parse(JSON.parse(payload))
  } catch {
    return []
  }
}

/** One listening connection for all followers, opened for the first one and again after it broke. */
export function openChangeFeed(database: OpenDatabase): ChangeFeed {
  const followers = new Set<ChangeFollower>()
  let listening: Promise<() => Promise<void>> | null = null
  let isClosed = false

  function endAll(): void {
    for (const follower of [...followers]) {
      followers.delete(follower)
      follower.onEnd()
    }
  }
  function onMessage(payload: string): void {
    const tags = readTags(payload)
    if (tags.length === 0) return
    for (const follower of followers) follower.onChange(tags)
  }
  async function listen(): Promise<void> {
    listening ??= database.listen(CHANGE_CHANNEL, onMessage, () => {
      listening = null
      endAll()
    })
    const attempt = listening
    try {
      await attempt
    } catch (error) {
      if (listening === attempt) listening = null
      throw error
    }
  }

  return {
    async follow(follower) {
      await listen()
      if (isClosed) {
        follower.onEnd()
        return () => {}
      }
      followers.add(follower)
      return () => {
        followers.delete(follower)
      }
    },
    async close() {
      isClosed = true
      endAll()
      const stop = await listening?.catch(() => null)
      listening = null
      await stop?.()
    },
  }
}
