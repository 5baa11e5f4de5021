/** Colours and faces of the shop (visual direction §2–3); mail programs know no variables, and no font is loaded. */
export const ink = '#17211B'
export const inkPale = '#5F6B63'
export const green = '#1F5B3F'
export const greenDeep = '#0F3B28'
export const line = '#DFE5DE'
export const ground = '#F6F8F4'
export const quiet = '#F0F6F1'
export const track = '#DCEBE0'
export const paper = '#FFFFFF'
export const serif = "'Young Serif', Georgia, 'Times New Roman', serif"
export const sans = "'Instrument Sans', -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

/**
 * A gain where it is read: less air on phones, and the colours of the dark theme. Every mail is whole without it, because all else is
 * written beside the elements; the classes are `g` ground, `c` card, `i` ink, `s` small print, `l` line, `a` link, `b` button, `q` quiet band, `f` and `n` full and empty part of a bar, `t` the line above a total, `w` as wide as a phone.
 */
export const mailStyle = `:root{color-scheme:light dark}
@media(max-width:480px){.o{padding:0!important}.c{border-radius:0!important;border-width:0!important}.d{padding-left:16px!important;padding-right:16px!important}h1{font-size:27px!important;line-height:33px!important}.w{width:100%!important}.b a{display:block!important}}
@media(prefers-color-scheme:dark){.g{background:#0A100D!important}.c{background:#16201B!important}.q{background:#1F2C25!important}.f{background:#7FC49B!important}.n{background:#2B3A32!important}.c,.l{border-color:#2B3A32!important}.i,h1,h2{color:#EEF4EE!important}.s{color:#94A49A!important}.a{color:#7FC49B!important}.t{border-color:#EEF4EE!important}.b{background:#8FD0AA!important}.b a{color:#0A100D!important}}`
