import { describe, expect, it } from 'vitest'
import { offerDescription, withoutMarkup } from './offer-model.server.ts'

describe('an offer’s description', () => {
  it('is the feed’s cleaned one when there is one', () => {
    expect(offerDescription({ description: 'a', sanitizedDescription: '<p>b</p>' })).toBe('b')
    expect(offerDescription({ description: 'a', sanitizedDescription: '' })).toBe('a')
  })

  it.each([
    ['<script>alert(1)</script>Kept', 'Kept'],
    ['<SCRIPT src=x>alert(1)', ''],
    ['<style>p{}</style>Kept', 'Kept'],
    ['Kept<!-- <img onerror=x> -->', 'Kept'],
    ['<img src=x onerror="alert(1)">Kept', 'Kept'],
    ['<p>One</p><p>Two</p>', 'One\nTwo'],
    ['One<br/>Two', 'One\nTwo'],
    ['Under $30,000 &amp; over 5&nbsp;stars &#8217; &#x41;', 'Under $30,000 & over 5 stars ’ A'],
    ['3 < 4 and 5 > 4', '3 < 4 and 5 > 4'],
    ['&unknown; &#99999999;', '&unknown; &#99999999;'],
    ['<a href="javascript:alert(1)">Press', 'Press'],
    ['Cut off <b', 'Cut off'],
  ])('%s is converted to %s', (markup, text) => expect(withoutMarkup(markup)).toBe(text))
})
