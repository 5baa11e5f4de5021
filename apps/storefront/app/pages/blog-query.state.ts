/** Posts on one page of the list: the lead and three rows. */
export const POSTS_PER_PAGE = 10
/** The last page that `start` up to 10,000 can reach. */
export const LAST_BLOG_PAGE = Math.floor(10_000 / POSTS_PER_PAGE)

export type BlogQuery = {
  tag: string | null
  /** Counts from 1. */
  page: number
}

/** Reads an address; what is unknown or wrong in it is left out. */
export function readBlogQuery(params: URLSearchParams): BlogQuery {
  const tag = (params.get('tag') ?? '').trim()
  const page = Number(params.get('page') ?? '1')
  return {
    tag: /^[\p{L}\p{N}][\p{L}\p{N} -]{0,59}$/u.test(tag) ? tag : null,
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, LAST_BLOG_PAGE) : 1,
  }
}

/** The one way to write a query. Starts with `?` unless empty. */
export function blogSearch({ tag, page }: BlogQuery): string {
  const params = new URLSearchParams()
  if (tag) params.set('tag', tag)
  if (page > 1) params.set('page', String(page))
  const search = params.toString()
  return search ? `?${search}` : ''
}
