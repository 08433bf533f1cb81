import { describe, expect, it } from 'vitest';
import { chatLook, chatOffset } from './chatLauncher';

describe('the chat button style names what the button shows', () => {
  it.each([
    ['round', 'icon'],
    ['Icon', 'icon'],
    ['text', 'text'],
    ['cedar-chat', 'both'],
    [null, 'both'],
  ])('%s: %s', (buttonChatStyle, look) => {
    expect(chatLook({ buttonChatStyle })).toBe(look);
  });
});

describe('the distance of the chat launcher from the bottom', () => {
  it.each([
    ['the default without a footer', null, undefined, 20],
    ['the default while the footer is out of view', { inView: false, height: 80 }, undefined, 20],
    ['clear of the footer, with a margin', { inView: true, height: 80 }, undefined, 86],
    ['clear of a footer that cannot be measured', { inView: true, height: null }, undefined, 61],
    ['never less than the default', { inView: true, height: 4 }, undefined, 20],
    ["the site's own offset", null, 72, 72],
    ['clear of a footer higher than that', { inView: true, height: 80 }, 72, 86],
    ["the site's own offset over a low footer", { inView: true, height: 40 }, 72, 72],
  ])('%s', (_, footer, least, offset) => {
    expect(chatOffset(footer, least)).toBe(offset);
  });
});
