/** The one sheet of all pages: green, amber and ink on paper; 44 px targets, visible focus, from 360 px up. */
export const styles = `
*{box-sizing:border-box}
body{margin:0;background:#F6F8F4;color:#17211B;font:1rem/1.5 system-ui,-apple-system,"Segoe UI",sans-serif}
header{background:#0F3B28;color:#fff}
header p{margin:0;font-weight:600}
.banner{background:#F2A71B;color:#17211B;text-align:center;padding:.5rem 1rem}
header .heading{margin:0 auto;max-width:44rem;padding:1rem;font-size:1.125rem}
body.wide header .heading{max-width:64rem}
main{max-width:44rem;margin:0 auto;padding:1.5rem 1rem 4rem}
body.wide main{max-width:64rem}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 1rem}
h2{font-size:1.125rem;margin:2rem 0 .5rem}
a{color:#1F5B3F}
.panel{background:#fff;border:1px solid #DFE5DE;border-radius:8px;padding:1.25rem;margin:0 0 1.25rem}
.panel>:first-child,.panel>input[type=hidden]+label{margin-top:0}
.amount{font-size:1.75rem;font-weight:700;margin:0}
.quiet{color:#46534B}
dl{display:grid;grid-template-columns:minmax(0,max-content) minmax(0,1fr);gap:.25rem 1rem;margin:0}
dt{color:#46534B}
dd{margin:0;overflow-wrap:anywhere}
@media(max-width:30rem){dl.stack{grid-template-columns:1fr;gap:0}dl.stack dd{margin-bottom:.75rem}}
label{display:block;font-weight:600;margin:1rem 0 .25rem}
input{width:100%;min-height:48px;padding:.5rem .75rem;border:1px solid #7F8C83;border-radius:6px;font:inherit;background:#fff;color:#17211B}
input[aria-invalid=true]{border:2px solid #B3261E}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:0 1rem}
.hint{color:#46534B;margin:.25rem 0 0}
.error{color:#B3261E;margin:.25rem 0 0;font-weight:600}
.notice{background:#FDECEA;color:#B3261E;border-left:4px solid #B3261E;padding:.75rem 1rem;margin:0 0 1rem;font-weight:600}
button,.button{display:inline-flex;align-items:center;justify-content:center;min-height:48px;padding:.5rem 1.25rem;border-radius:6px;border:2px solid #1F5B3F;background:#1F5B3F;color:#fff;font:inherit;font-weight:600;cursor:pointer;text-decoration:none}
button:hover,.button:hover{background:#174834}
button.plain,.button.plain{background:#fff;color:#1F5B3F}
button.plain:hover,.button.plain:hover{background:#F0F6F1}
button.danger{background:#fff;color:#B3261E;border-color:#B3261E}
button.danger:hover{background:#FDECEA}
.actions{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1.5rem}
.actions button,.actions .button{flex:1 1 10rem}
:focus-visible{outline:3px solid #17211B;outline-offset:2px}
ul.cards{list-style:none;margin:.75rem 0 0;padding:0;display:grid;gap:.5rem}
ul.cards button{width:100%;justify-content:space-between;flex-wrap:wrap;gap:0 1rem;text-align:left}
ul.cards span{font-weight:400}
td code{white-space:nowrap}
code{font-family:ui-monospace,Menlo,Consolas,monospace}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;padding:.5rem .75rem .5rem 0;border-bottom:1px solid #DFE5DE;vertical-align:top}
.scroll{overflow-x:auto}
ul.mails{list-style:none;margin:0;padding:0}
ul.mails a{display:block;padding:.75rem 0;min-height:44px;border-bottom:1px solid #DFE5DE;text-decoration:none}
ul.mails strong{display:block;text-decoration:underline}
iframe{width:100%;height:70vh;border:1px solid #DFE5DE;border-radius:8px;background:#fff}
pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:0}
.search{display:flex;flex-wrap:wrap;gap:.75rem;align-items:end}
.search div{flex:1 1 14rem}
.search label{margin-top:0}
`
