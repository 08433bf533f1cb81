// Copies the code or link of a button; everything else works without a script.
document.addEventListener('click', (event) => {
  const button = event.target instanceof Element && event.target.closest('[data-copy]');
  if (!button) return;
  void navigator.clipboard?.writeText(button.dataset.copy).then(() => {
    const label = button.textContent;
    button.textContent = 'Copied';
    setTimeout(() => {
      button.textContent = label;
    }, 1500);
  });
});

// Shows the entries that hold every word of the search, their own or their group's, and unfolds folded groups.
document.addEventListener('input', (event) => {
  const field = event.target instanceof HTMLInputElement ? event.target : null;
  if (!field?.dataset.filter) return;
  const words = field.value.toLowerCase().split(/\s+/);
  let found = 0;
  for (const group of document.querySelectorAll(field.dataset.filter)) {
    const entries = [...group.querySelectorAll('[data-find]')];
    for (const entry of entries) {
      const text = `${group.dataset.find} ${entry.dataset.find}`.toLowerCase();
      entry.hidden = !words.every((word) => text.includes(word));
    }
    group.hidden = entries.every(({ hidden }) => hidden);
    if (group instanceof HTMLDetailsElement) group.open = field.value !== '' && !group.hidden;
    if (!group.hidden) found += 1;
  }
  const status = field.parentElement?.querySelector('[role=status]');
  if (status) status.textContent = found > 0 ? '' : 'Nothing found. Try another word.';
});

// The portal on a phone opens in a window of that size; without a script, in a tab.
document.addEventListener('submit', (event) => {
  if (event.target instanceof HTMLFormElement && event.target.target === 'preview')
    window.open('', 'preview', 'popup,width=390,height=844');
});

// A visit starts as on a new device: this clears what the previous persona has stored.
const walkIn = document.querySelector('a[data-walk-in]');
if (walkIn) {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // A browser without storage has nothing to forget.
  }
  location.replace(walkIn.href);
}
