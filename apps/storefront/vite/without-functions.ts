/** Names of functions, with what they answer instead of doing their work. */
export type Emptied = readonly (readonly [name: string, answer?: string])[]

/**
 * A library's module in which some functions do nothing: what only they used falls away when the build shakes it out.
 * @throws Error naming the function when the module no longer has one: the list must follow
 */
export function withoutFunctions(code: string, emptied: Emptied, library: string): string {
  let light = code
  for (const [name, answer] of emptied) {
    const pattern = new RegExp(`^(\\t?)((?:async )?function ${name})\\([\\s\\S]*?^\\1\\}$`, 'm')
    if (!pattern.test(light)) throw new Error(`${library} changed, its list in vite/ must follow: ${name}`)
    light = light.replace(pattern, `$1$2() {${answer ? `return ${answer}` : ''}}`)
  }
  return light
}
