import { confirmSubscription } from '@filiera/contract/content/newsletter'
import { data } from 'react-router'
import { answerUnreached, UNREACHED } from '../../frame/loading/answer-unreached.ts'
import { backendContext } from '../../state/server-contexts.ts'
import type { Route } from './+types/confirm-page'
import { readToken } from './read-token.ts'
import { type StepAnswer, SubscriptionStep } from './subscription-step.tsx'

/** The address holds the token of the link. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' })

export function loader({ request }: Route.LoaderArgs) {
  return { token: readToken(new URL(request.url).searchParams.get('token')) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const token = readToken((await request.formData()).get('token'))
  if (!token) return data({ done: null, code: 'invalid_token' } satisfies StepAnswer, { status: 400 })
  const result = await context.get(backendContext)(confirmSubscription, { body: { token } })
  if (result.ok) return data({ done: result.value, code: null } satisfies StepAnswer)
  const { code, status } = result.problem
  return data({ done: null, code } satisfies StepAnswer, { status })
}

/** Without an answer of the storefront: the page says so. */
export function clientAction(args: Route.ClientActionArgs) {
  return answerUnreached(args, (): StepAnswer => ({ done: null, code: UNREACHED }))
}

/** The second step of newsletter and back-in-stock alerts: the link of a mail opens it, its button does it. */
export default function ConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  return <SubscriptionStep step="confirm" token={loaderData.token} answer={actionData} />
}
