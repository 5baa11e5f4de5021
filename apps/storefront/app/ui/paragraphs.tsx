/** Plain text of an editor: paragraphs are separated by an empty line. */
export function Paragraphs({ text, className }: { text: string; className?: string }) {
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => (
      <p key={paragraph} className={className}>
        {paragraph}
      </p>
    ))
}
