import type { Post } from '@filiera/contract/content/blog'

/** Path of a post without its language (specification §2). */
export const postPath = ({ id, slug }: Pick<Post, 'id' | 'slug'>): string => `/blog/${id}/${slug}`

/** Path of the posts with a tag. */
export const tagPath = (tag: string): string => `/blog?${new URLSearchParams({ tag })}`
