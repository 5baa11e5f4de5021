import {
  changeRole,
  inviteMember,
  listTeam,
  mailInvitation,
  removeMember,
  withdrawInvitation,
} from '@filiera/contract/console/people/team'
import type { ShopRole } from '@filiera/domain/shop-roles'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi, problemOf } from '../api/call-api.ts'
import { apiQuery } from '../api/queries.ts'
import { type Translate, useTexts } from '../texts/texts.tsx'

/** Who works for a shop. */
export const useTeam = (shop: string) => useQuery(apiQuery(listTeam, { query: { shop } }))

/** Why something was not done; null for what the reader did not do themselves, such as not giving the password. */
function reasonOf(error: unknown, t: Translate): string | null {
  const problem = problemOf(error)
  const code = problem?.code
  if (code === 'password_needed') return null
  if (code === 'changed_meanwhile') {
    const role = problem?.changed?.current.role as ShopRole | undefined
    const by = problem?.changed?.by || t('team.somebody')
    return role
      ? t('team.failed.changed_meanwhile', { by, role: t(`shell.role.${role}`) })
      : t('team.failed.other')
  }
  if (code === 'conflict' || code === 'rate_limited' || code === 'not_found') return t(`team.failed.${code}`)
  return t('team.failed.other')
}

/** What an owner can do with the people of a shop; whatever comes of it, they are read again. */
export function useTeamActs(shop: string) {
  const { t } = useTexts()
  const queries = useQueryClient()
  const [failed, setFailed] = useState<{ text: string | null; member: string | undefined } | null>(null)
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (call: () => Promise<unknown>) => call(),
    onSettled: () => queries.invalidateQueries({ queryKey: [listTeam.name] }),
  })
  /**
   * @param member whose row says why it was not done
   * @returns whether it was done
   */
  async function act(call: () => Promise<unknown>, member?: string): Promise<boolean> {
    setFailed(null)
    try {
      await mutateAsync(call)
      return true
    } catch (error) {
      setFailed({ text: reasonOf(error, t), member })
      return false
    }
  }
  const query = { shop }
  return {
    isPending,
    failed: failed?.member === undefined ? (failed?.text ?? null) : null,
    /** Why the role of a member was not changed. */
    failedOf: (member: string) => (failed?.member === member ? failed.text : null),
    changeRole: (id: string, from: ShopRole, role: ShopRole) =>
      act(() => callApi(changeRole, { params: { id }, query, body: { role, from } }), id),
    remove: (id: string, from: ShopRole) =>
      act(() => callApi(removeMember, { params: { id }, query: { ...query, from } })),
    invite: (email: string, role: ShopRole) =>
      act(() => callApi(inviteMember, { query, body: { email, role } })),
    mailAgain: (id: string) => act(() => callApi(mailInvitation, { params: { id }, query })),
    withdraw: (id: string) => act(() => callApi(withdrawInvitation, { params: { id }, query })),
  }
}

export type TeamActs = ReturnType<typeof useTeamActs>
