/** What a customer is called on screen: the name, or the part of the e-mail before the at sign. */
export function displayName(name: string, username: string): string {
  return name && name !== username ? name : (username.split('@')[0] ?? username)
}
