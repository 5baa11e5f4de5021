import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { mergeAtLogin } from '../cart/change-cart.ts'
import { announceSuccess } from '../notices/notices.ts'
import type { SignedIn } from './auth.state.ts'
import { dispatchAuth } from './auth-store.ts'

/** What an enhanced action answers when a session was opened. */
export type Opened = { session: SignedIn; next: string }

/** After an opened session: greet, unite the carts (§4), go where the customer wanted to go. */
export function useAfterSignIn(opened: Opened | undefined, event: 'login' | 'confirm'): void {
  const navigate = useNavigate()
  const done = useRef<Opened | null>(null)
  useEffect(() => {
    if (!opened || done.current === opened) return
    done.current = opened
    const { session, next } = opened
    dispatchAuth({ type: event === 'login' ? 'login_success' : 'confirm_success', session })
    announceSuccess(event, { values: { name: session.name || session.username } })
    void mergeAtLogin().then(() => navigate(next, { replace: true }))
  }, [opened, event, navigate])
}
