/** Preloads the tenant's fonts before the style sheet that names them is parsed; rendered in the head. */
export function FontPreloads({ fonts }: { fonts: readonly string[] }) {
  return (
    <>
      {fonts.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
    </>
  )
}
