import { cleanup, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach } from 'vitest'
import '../app/texts/it/frame.ts'
import '../app/texts/it/personal.ts'
import { translatorOf } from '../app/texts/translator.ts'
import { TextsProvider } from '../app/texts/use-translation.ts'

afterEach(cleanup)

/** Shows a part of a page in Italian. @returns somebody who uses it, and what shows the part again with other properties */
export function renderPart(part: ReactNode) {
  const pageOf = (element: ReactNode) => {
    const router = createMemoryRouter([{ path: '*', element }])
    return (
      <TextsProvider texts={translatorOf('it')}>
        <RouterProvider router={router} />
      </TextsProvider>
    )
  }
  const { rerender } = render(pageOf(part))
  return { user: userEvent.setup(), again: (next: ReactNode) => rerender(pageOf(next)) }
}
