import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** `shouldRevalidate` of a page: what changed meanwhile, or is gone, is shown with the refusal that says so. */
export const readAnewWhenChanged = ({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => actionStatus === 404 || actionStatus === 409 || defaultShouldRevalidate
