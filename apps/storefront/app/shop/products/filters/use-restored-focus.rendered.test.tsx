import { screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { expect, it } from 'vitest'
import { renderPart } from '../../../../test/render-part.tsx'
import { Checkbox } from '../../../ui/forms/choice.tsx'
import { useRestoredFocus } from './use-restored-focus.ts'

/** A form from which a box goes when it is unticked, as one does that would give nothing. */
function Vanishing({ names }: { names: string[] }) {
  const [left, setLeft] = useState(names)
  const form = useRef<HTMLFormElement>(null)
  useRestoredFocus(form)
  return (
    <form ref={form}>
      <input type="hidden" name="q" value="olio" />
      {left.map((name) => (
        <Checkbox key={name} checked onChange={() => setLeft(left.filter((other) => other !== name))}>
          {name}
        </Checkbox>
      ))}
    </form>
  )
}

it('keeps the focus in the form when the box that had it is gone', async () => {
  const { user } = renderPart(<Vanishing names={['uno', 'due', 'tre']} />)
  await user.click(screen.getByLabelText('due'))
  expect(document.activeElement).toBe(screen.getByLabelText('tre'))
  await user.keyboard(' ')
  expect(document.activeElement).toBe(screen.getByLabelText('uno'))
})

it('leaves the focus where it went', async () => {
  const { user } = renderPart(
    <>
      <Vanishing names={['uno', 'due']} />
      <button type="button">altrove</button>
    </>,
  )
  await user.click(screen.getByLabelText('uno'))
  await user.click(screen.getByRole('button'))
  expect(document.activeElement).toBe(screen.getByRole('button'))
})
