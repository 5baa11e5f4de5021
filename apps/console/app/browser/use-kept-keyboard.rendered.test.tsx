import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Button } from '../ui/button.tsx'

afterEach(cleanup)

it('has the keyboard again when what it waited for is there, unless the person went elsewhere', () => {
  const page = (isWaiting: boolean) => (
    <>
      <Button disabled={isWaiting}>Salva</Button>
      <input />
    </>
  )
  const { rerender } = render(page(false))
  const button = screen.getByRole('button')
  button.focus()
  rerender(page(true))
  // browsers take it from what cannot be pressed
  screen.getByRole('textbox').focus()
  screen.getByRole('textbox').blur()
  rerender(page(false))
  expect(document.activeElement).toBe(button)
  rerender(page(true))
  screen.getByRole('textbox').focus()
  rerender(page(false))
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})
