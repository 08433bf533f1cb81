// Copies a code or a link where a button asks for it; everything else works without a script.
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

// Whoever walks in comes on a device of their own: what the last person left behind is forgotten.
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
