import { z } from 'zod'
import { CHANGE_CHANNEL } from '../database/announce-change.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import type { Replica } from '../database/replica.ts'

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

/** In milliseconds: a replica that has a change by then is waited for. */
const SOON_MS = 50

/** Who follows, and how changes are told to them. */
function createFollowers(replica: Replica | undefined) {
  const followers = new Set<ChangeFollower>()

  function endAll(): void {
    for (const follower of [...followers]) {
      followers.delete(follower)
      follower.onEnd()
    }
  }
  function tell(tags: readonly string[]): void {
    for (const follower of followers) follower.onChange(tags)
  }
  async function tellWithReplica(tags: readonly string[], heard: Promise<void>): Promise<void> {
    const late = setTimeout(tell, SOON_MS, tags)
    await heard
    clearTimeout(late)
    tell(tags)
  }
  function onMessage(payload: string): void {
    const tags = readTags(payload)
    if (tags.length === 0) return
    if (replica) void tellWithReplica(tags, replica.hear())
    else tell(tags)
  }
  return { followers, endAll, onMessage }
}

/**
 * One listening connection for all followers, opened for the first one and again after it broke, which `onLost` hears. With a replica a change is told when
 * the replica has it; when that takes longer, at once and again then: a page may have been made by a backend that had not heard of it.
 */
export function openChangeFeed(
  database: OpenDatabase,
  replica?: Replica,
  onLost: () => void = () => {},
): ChangeFeed {
  const { followers, endAll, onMessage } = createFollowers(replica)
  let listening: Promise<() => Promise<void>> | null = null
  let isClosed = false

  async function listen(): Promise<void> {
    listening ??= database.listen(CHANGE_CHANNEL, onMessage, () => {
      listening = null
      onLost()
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
