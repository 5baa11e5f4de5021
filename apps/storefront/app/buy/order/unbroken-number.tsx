/** A text that names an order, the number in one piece where it fits: it is compared with a label. */
export function UnbrokenNumber({ text, number }: { text: string; number: string }) {
  const [before = '', after = ''] = text.split(number)
  return (
    <>
      {before}
      <span className="inline-block [text-decoration:inherit]">{number}</span>
      {after}
    </>
  )
}
