/** The caller's address as providers take it: an IPv4 one without the IPv6 wrapping. */
export const plainIp = (ip: string): string => ip.replace(/^::ffff:/, '')
