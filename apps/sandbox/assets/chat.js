// Simulates a chat provider's script, whose launcher appears late.
window.LiveAgent = {
  createButton(id) {
    setTimeout(() => {
      const launcher = document.createElement('button');
      launcher.type = 'button';
      launcher.id = `chat-${id}`;
      launcher.className = 'circleButton';
      launcher.textContent = 'Chat';
      launcher.setAttribute('aria-label', 'Chat with us');
      Object.assign(launcher.style, {
        position: 'fixed',
        insetInlineEnd: '20px',
        bottom: '20px',
        zIndex: '1000',
        minWidth: '64px',
        minHeight: '48px',
        border: '0',
        borderRadius: '999px',
        background: '#0B1138',
        color: '#fff',
        font: '600 15px system-ui, sans-serif',
      });
      document.body.append(launcher);
    }, 1200);
  },
};
