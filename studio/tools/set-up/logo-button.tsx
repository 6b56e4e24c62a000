import { TrashIcon } from '@sanity/icons/Trash'
import { UploadIcon } from '@sanity/icons/Upload'
import { Button } from '@sanity/ui'
import { useRef } from 'react'

interface LogoButtonProps {
  readonly hasLogo: boolean
  /** Null takes the picture away. */
  readonly onChoose: (file: File | null) => void
}

/** Takes a picture in place of the name in type, or takes it away. */
export function LogoButton({ hasLogo, onChoose }: LogoButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  if (hasLogo)
    return (
      <Button
        mode="ghost"
        icon={TrashIcon}
        fontSize={1}
        text="Take the picture away"
        onClick={() => onChoose(null)}
      />
    )
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp,image/svg+xml"
        aria-label="Picture of the wordmark"
        onChange={(event) => onChoose(event.currentTarget.files?.[0] ?? null)}
      />
      <Button
        mode="ghost"
        icon={UploadIcon}
        fontSize={1}
        text="Use a picture"
        onClick={() => input.current?.click()}
      />
    </>
  )
}
