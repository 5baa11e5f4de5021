import {
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useId } from 'react'

/** A mutation that a second press does not start again before the first one is answered. */
export function useSingleMutation<Answer, Sent = void>(
  options: UseMutationOptions<Answer, Error, Sent>,
): UseMutationResult<Answer, Error, Sent> {
  const queries = useQueryClient()
  const mutationKey = [useId()]
  const mutation = useMutation({ ...options, mutationKey })
  return {
    ...mutation,
    // on a slow machine a button is drawn as disabled after the second press
    mutate: (...sent) => {
      if (queries.isMutating({ mutationKey }) === 0) mutation.mutate(...sent)
    },
  }
}
