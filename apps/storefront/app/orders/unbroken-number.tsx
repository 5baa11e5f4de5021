/** A text that names an order, whose number never breaks over two lines. */
export function UnbrokenNumber({ text, number }: { text: string; number: string }) {
  const [before = '', after = ''] = text.split(number)
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{number}</span>
      {after}
    </>
  )
}
