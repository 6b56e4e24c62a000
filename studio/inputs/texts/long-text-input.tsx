import { type InputProps, type PortableTextInputProps, useFormValue } from 'sanity'

/** A text with headings and lists; that of a policy or terms is written at full height. */
export function LongTextInput(props: InputProps) {
  const isPolicy = useFormValue(['layout']) === 'document'
  const text = props as PortableTextInputProps
  return text.renderDefault({ ...text, initialActive: true, initialFullscreen: isPolicy })
}
