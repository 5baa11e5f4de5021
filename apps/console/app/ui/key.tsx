/** A key of the keyboard. */
export function Key({ children }: { children: string }) {
  return (
    <kbd className="inline-block min-w-5 rounded-[4px] border border-control bg-raised px-[5px] text-center font-sans text-t12 leading-[18px] font-semibold text-ink">
      {children}
    </kbd>
  )
}

/** Name of the key that commands are given with on this machine. */
export const commandKey = (): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl')
