/** Words that cannot be searched for alone. */
export const idleWords: ReadonlySet<string> = new Set(
  'di,da,d,del,dello,della,dell,dei,degli,delle,dal,dalla,il,lo,la,l,i,gli,le,un,una,uno,al,alla,ai,a,e,ed,o,con,per,che,in,su,the,of,for,with,and,or,to,from,that,is,are,my,me,el,los,las,de,para,por,y,que,en,mi,sono,non,senza,without,sin,no,free,ma,but,pero,molto,very,muy,piu,mas,more'.split(
    ',',
  ),
)
