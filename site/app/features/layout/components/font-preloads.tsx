/** Asks for the tenant's fonts, and no others, before the sheet that names them is read; goes into the head. */
export function FontPreloads({ fonts }: { fonts: readonly string[] }) {
  return (
    <>
      {fonts.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
    </>
  )
}
