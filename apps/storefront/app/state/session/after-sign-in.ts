import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { announceSuccess } from '../../notices/notices.ts'
import { useLocalPath } from '../../texts/use-language.ts'
import type { SignedIn } from '../auth/auth.state.ts'
import { dispatchAuth } from '../auth/auth-store.ts'
import { mergeAtLogin } from '../cart/change-cart.ts'
import { useMergeWords } from '../cart/merge-words.ts'
import { displayName } from './display-name.ts'

/** What an enhanced action answers when a session was opened. */
export type Opened = { session: SignedIn; next: string }

/** After an opened session: greet, unite the carts (§4), go where the customer wanted to go. */
export function useAfterSignIn(opened: Opened | undefined, event: 'login' | 'confirm' | 'register'): void {
  const navigate = useNavigate()
  const to = useLocalPath()
  const wordsOf = useMergeWords()
  const done = useRef<Opened | null>(null)
  useEffect(() => {
    if (!opened || done.current === opened) return
    done.current = opened
    const { session, next } = opened
    dispatchAuth({ type: event === 'confirm' ? 'confirm_success' : 'login_success', session })
    announceSuccess(event, { values: { name: displayName(session.name, session.username) } })
    void mergeAtLogin().then((changes) => {
      const toCheckout = /\/checkout\b/.test(next)
      if (changes.length > 0 && !toCheckout)
        announceSuccess('cart_merge', { values: { title: wordsOf(changes) } })
      // what is bought is no longer what was looked at: the cart says how it changed, then goes on to the checkout
      if (changes.length > 0 && toCheckout) void navigate(to('/cart'), { replace: true })
      // checkout and cards have their own policy of allowed origins: they need a full load
      else if (/\/(?:checkout|cards)\b/.test(next)) window.location.replace(next)
      else void navigate(next, { replace: true })
    })
  }, [opened, event, navigate, to, wordsOf])
}
