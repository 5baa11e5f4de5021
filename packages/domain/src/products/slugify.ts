/** `Olio nuovo, 5 l` → `olio-nuovo-5-l`: the part of an address made of a name, at most 120 letters. */
export function slugify(text: string): string {
  const slug = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return slug.slice(0, 120) || 'prodotto'
}
