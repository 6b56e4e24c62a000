import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { getPublishedId, type Path, type PrimitiveInputProps, pathToString, useFormValue } from 'sanity'
import { dropTyped, findTyped, keepTyped, showField, type TypedField, useTyped } from './typed-texts.ts'

/** Where a typed text belongs. */
export interface TypedPlace extends Pick<TypedField, 'document'> {
  readonly path: Path
  /** Tells fields of one path apart; else the path does. */
  readonly key?: string
  /** What people call the field, where its path does not tell. */
  readonly field?: string
}

type Problem = { problem: string }

interface TypedValue<Reading extends object> extends TypedPlace {
  /** What is stored, as the field shows it at rest. */
  readonly written: string
  /** What was typed, as it is understood, or why it is not. */
  read(text: string): Reading | Problem
  write(reading: Exclude<Reading, Problem>): void
  /** What the form asks of its field. */
  readonly focused?: Pick<PrimitiveInputProps['elementProps'], 'ref' | 'onFocus' | 'onBlur'>
}

/** The place of a field of the open form. */
export function useFormPlace(path: Path): TypedPlace {
  return { document: getPublishedId(String(useFormValue(['_id']))), path }
}

/**
 * A text that is typed and read as something else. It stands in the field as it is typed, and is stored as a whole when
 * the field is left or Enter is pressed; Escape restores. What cannot be read stays, and Publish waits for it.
 */
export function useTypedValue<Reading extends object>(value: TypedValue<Reading>) {
  const { document, path, field, written, read, write, focused } = value
  const key = value.key ?? pathToString(path)
  const typed = useTyped(document).find((one) => one.key === key)
  const own = useRef<{ focus(): void } | undefined>(undefined)
  const element = focused?.ref ?? own

  const keep = (text: string, reading: Reading | Problem, isLeft: boolean) => {
    const problem = 'problem' in reading ? reading.problem : null
    keepTyped({ document, key, path, field, text, problem, isLeft })
  }
  const type = (text: string) => {
    if (text === written) dropTyped({ document, key })
    else keep(text, read(text), false)
  }
  const drop = () => dropTyped({ document, key })
  const leave = () => {
    // A render may not have happened since the last key.
    const now = findTyped({ document, key })
    if (!now) return true
    const reading = read(now.text)
    if ('problem' in reading) {
      keep(now.text, reading, true)
      return false
    }
    write(reading as Exclude<Reading, Problem>)
    drop()
    return true
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') leave()
    if (event.key === 'Escape' && findTyped({ document, key })) {
      event.stopPropagation()
      drop()
    }
  }
  useShownField(document, key, leave, element)
  return {
    reading: typed ? read(typed.text) : null,
    leave,
    drop,
    input: {
      ref: element,
      autoComplete: 'off',
      value: typed?.text ?? written,
      onChange: (event: { currentTarget: { value: string } }) => type(event.currentTarget.value),
      onFocus: focused?.onFocus,
      onBlur: (event: FocusEvent<HTMLElement>) => {
        leave()
        focused?.onBlur(event)
      },
      onKeyDown,
    },
  }
}

function useShownField(
  document: string,
  key: string,
  leave: () => boolean,
  element: { readonly current: { focus(): void } | null | undefined },
): void {
  const latest = useRef(leave)
  useLayoutEffect(() => {
    latest.current = leave
  })
  // Before the form around it lets go of its document, which it does after the layout.
  useLayoutEffect(() => {
    const field = {
      leave: () => latest.current(),
      focus: () => element.current?.focus(),
    }
    const end = showField({ document, key }, field)
    return () => {
      try {
        latest.current()
      } catch (error) {
        console.warn('The form takes no changes now; what is typed stays typed.', error)
      }
      end()
    }
  }, [document, key, element])
}

/**
 * What stands in a small form with buttons of its own, as one text: nothing of it is stored but by its button, and
 * Publish waits until that, or its Cancel, is pressed.
 * @param problem what Publish says while it is open
 */
export function useTypedForm({ document, path, key, field }: Required<TypedPlace>, problem: string) {
  const text = useTyped(document).find((one) => one.key === key)?.text
  const keep = (next: string) => keepTyped({ document, key, path, field, text: next, problem, isLeft: false })
  return { text, keep, drop: () => dropTyped({ document, key }) }
}
